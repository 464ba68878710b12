import { Refusal } from '../../refusal';
import type { PlanJob } from '../renderJob';
import { readPaperSizes, readTitles, readUserUnits } from './pdfPages';
import { openPdf } from './pdfium';
import type { PlanPageFacts } from './plan';

/** Says what the pages of a file are, or throws the Refusal that says what is wrong with it. */
export async function validatePlan({ path, mime }: PlanJob): Promise<{ pages: PlanPageFacts[] }> {
  try {
    if (mime !== 'application/pdf') return { pages: [await (await import('./pictureFile')).validatePicture(path)] };
    const pdf = await openPdf(path);
    const sizes = readPaperSizes(pdf, readUserUnits(pdf));
    const titles = readTitles(pdf);
    return { pages: sizes.map((size, index) => ({ title: titles.get(index) ?? '', ...size })) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Whatever a decoder throws over a file that is there, it is the file's fault.
    throw Object.assign(new Refusal('PLAN_UNREADABLE'), { cause: error });
  }
}

import { Refusal } from '../../refusal';
import type { PlanJob } from '../renderJob';
import { readPaperSizes, readTitles, readUserUnits } from './pdfPages';
import { openPdf } from './pdfium';
import type { PlanPageFacts } from './plan';

/** Returns the pages of a file, or throws a Refusal with the reason. */
export async function validatePlan({ path, mime }: PlanJob): Promise<{ pages: PlanPageFacts[] }> {
  try {
    if (mime !== 'application/pdf')
      return { pages: [await (await import('./pictureFile')).validatePicture(path)] };
    const pdf = await openPdf(path);
    const sizes = readPaperSizes(pdf, readUserUnits(pdf));
    const titles = readTitles(pdf);
    return { pages: sizes.map((size, index) => ({ title: titles.get(index) ?? '', ...size })) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // If the file exists, any error of a decoder is caused by the file.
    throw Object.assign(new Refusal('PLAN_UNREADABLE'), { cause: error });
  }
}

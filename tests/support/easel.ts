import type { RenderedSheet } from '../../server/files/plans/plan';
import type { Draw } from './paperPlans';

/** Sheets that are drawn when the test says so. */
export function easel() {
  const waiting: { progress: (percent: number) => void; done: (sheet: RenderedSheet) => void }[] =
    [];
  let come: () => void = () => undefined;
  const begun: string[] = [];
  const draw: Draw = ({ tilesKey }, progress) =>
    new Promise((done) => {
      begun.push(tilesKey);
      waiting.push({ progress, done });
      come();
    });
  return {
    draw,
    begun,
    /** The sheet that is being drawn, as soon as there is one. */
    async sheet() {
      while (waiting.length === 0) await new Promise<void>((resolve) => (come = resolve));
      const [first] = waiting.splice(0, 1);
      if (first === undefined) throw new Error('Nothing is being drawn.');
      return first;
    },
  };
}

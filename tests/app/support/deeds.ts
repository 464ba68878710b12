import fc from 'fast-check';
import { dayAfter, dayIn } from '../../../rules/days';
import { everyMove } from '../../../rules/moves';
import type { SnagMove } from '../../../rules/snag';

export const staff = ['admin', 'inspector', 'tradeA', 'viewer'] as const;
export type Worker = (typeof staff)[number];

/**
 * What somebody does without a line; `on` is the index of a snag among those that they see, and
 * those that they raised come first.
 */
export type Deed =
  | {
      readonly kind: 'raise';
      readonly title: string;
      readonly trade: 'A' | 'B' | null;
      readonly place: number | null;
      readonly pin: number | null;
      readonly due: string | null | undefined;
      readonly priority: string;
    }
  | { readonly kind: 'move'; readonly on: number; readonly move: SnagMove }
  | {
      readonly kind: 'edit';
      readonly on: number;
      readonly change: {
        readonly title?: string;
        readonly company?: 'A' | 'B' | null;
        readonly trade?: 'A' | 'B' | null;
        readonly assignee?: Worker | null;
        readonly place?: number;
        readonly pin?: number;
        readonly due?: string | null;
        readonly priority?: string;
      };
    }
  | { readonly kind: 'comment'; readonly on: number }
  | { readonly kind: 'photo'; readonly on: number; readonly photoKind: 'DEFECT' | 'EVIDENCE' };

const oneOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const days = [1, 2, 9].map((ahead) => dayAfter(dayIn('Europe/Berlin', Date.now()), ahead));
const on = fc.nat(12);
const parts = {
  title: oneOf('', 'Neuer Riss'),
  trade: oneOf('A' as const, 'B' as const, null),
  due: oneOf<string | null>(...days, null),
  priority: oneOf('LOW', 'CRITICAL'),
};
const change = {
  ...parts,
  company: oneOf('A' as const, 'B' as const, null),
  assignee: oneOf<Worker | null>(...staff, null),
  place: fc.nat(6),
  pin: fc.nat(2),
};
/** Made-up deeds. */
export const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('raise' as const),
      ...parts,
      due: fc.option(parts.due, { nil: undefined }),
      place: fc.option(fc.nat(6)),
      pin: fc.option(fc.nat(2)),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('move' as const), on, move: oneOf(...everyMove) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      on,
      change: fc.record(change, { requiredKeys: [] }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('comment' as const), on }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('photo' as const),
      on,
      photoKind: oneOf('DEFECT' as const, 'EVIDENCE' as const),
    }),
  },
);

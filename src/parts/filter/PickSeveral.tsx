import type { ReactNode } from 'react';
import { nameKey } from '../../../rules/text';
import { fewOf } from '../../domain/lists';
import { among, joined } from '../../domain/filters';
import { CheckRows } from '../../ui/fields/CheckRows';

interface PickSeveralProps {
  label: string;
  /** What is shown while nothing is chosen. */
  none: string;
  options: readonly { readonly id: string; readonly name: string; readonly mark?: ReactNode }[];
  /** The filter's field: ids with commas between them. */
  field: string | undefined;
  onChange: (field: string | undefined) => void;
}

/**
 * Several of some options. A value that does not exist any more, such as a trade in an old address,
 * goes with the next choice.
 */
export function PickSeveral({ label, none, options, field, onChange }: PickSeveralProps) {
  const chosen = among(
    options.map(({ id }) => id),
    field,
  );
  const names = options.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <CheckRows
      label={label}
      summary={names.length === 0 ? none : fewOf(names)}
      options={options}
      values={chosen}
      onChange={(values) => onChange(joined(values))}
      keyOf={nameKey}
    />
  );
}

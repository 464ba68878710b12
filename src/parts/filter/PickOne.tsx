import { SelectField } from '../../ui/fields/SelectField';

interface PickOneProps<Id extends string> {
  label: string;
  /** Label of the choice of none. */
  none: string;
  options: readonly { readonly id: Id; readonly name: string }[];
  value: Id | undefined;
  onChange: (id: Id | undefined) => void;
}

/**
 * One of several options, or none. A value that does not exist any more, such as a trade in an old
 * address, shows as none.
 */
export function PickOne<Id extends string>({
  label,
  none,
  options,
  value,
  onChange,
}: PickOneProps<Id>) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(options.find(({ id }) => id === target.value)?.id)}
    >
      <option value="">{none}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

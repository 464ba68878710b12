import { SelectField } from '../../ui/fields/SelectField';

interface PickOneProps<Id extends string> {
  label: string;
  /** What it is called that nothing is picked. */
  none: string;
  options: readonly { readonly id: Id; readonly name: string }[];
  value: Id | undefined;
  onChange: (id: Id | undefined) => void;
}

/** One of several, or none. What was picked before and is gone now, such as a trade from an old address, shows as none. */
export function PickOne<Id extends string>({ label, none, options, value, onChange }: PickOneProps<Id>) {
  return (
    <SelectField label={label} value={value ?? ''} onChange={({ target }) => onChange(options.find(({ id }) => id === target.value)?.id)}>
      <option value="">{none}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

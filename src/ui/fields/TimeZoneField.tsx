import { SelectField } from './SelectField';

/** A time zone by its IANA name. */
export function TimeZoneField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (zone: string) => void;
}) {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = known.includes(value) ? known : [value, ...known];
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  );
}

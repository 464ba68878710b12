import { reportLanguages } from '../../../rules/reportLanguages';
import { languageName } from '../../domain/languageName';
import { choicesOf } from '../../ui/messages/snagMessages';
import { SegmentsRow, SelectRow, SwitchRow } from '../../ui/Rows';
import { messages } from './messages';
import type { ReportSettings } from './reportSettings';

interface SettingsRowsProps {
  settings: ReportSettings;
  /** A line for each snag, which has no pictures. */
  isLines: boolean;
  onChange: (settings: ReportSettings) => void;
}

/** How the snags of a report are shown. */
export function SettingsRows({ settings, isLines, onChange }: SettingsRowsProps) {
  return (
    <>
      <SegmentsRow
        label={messages.grouping}
        options={choicesOf(messages.groupings)}
        value={settings.grouping}
        onChange={(grouping) => onChange({ ...settings, grouping })}
      />
      {!isLines && (
        <>
          <SegmentsRow
            label={messages.photos}
            options={choicesOf(messages.photoSizes)}
            value={settings.photos}
            onChange={(photos) => onChange({ ...settings, photos })}
          />
          <SwitchRow
            label={messages.onPlan}
            checked={settings.onPlan}
            onChange={(onPlan) => onChange({ ...settings, onPlan })}
          />
        </>
      )}
      <SegmentsRow
        label={messages.paper}
        options={papers}
        value={settings.paper}
        onChange={(paper) => onChange({ ...settings, paper })}
      />
      <SelectRow
        label={messages.language}
        value={settings.language}
        onChange={({ target }) => {
          const language = reportLanguages.find((each) => each === target.value);
          if (language !== undefined) onChange({ ...settings, language });
        }}
      >
        {reportLanguages.map((each) => (
          <option key={each} value={each}>
            {languageName(each)}
          </option>
        ))}
      </SelectRow>
    </>
  );
}

const papers = [
  { value: 'A4', label: 'A4' },
  { value: 'LETTER', label: 'Letter' },
] as const;

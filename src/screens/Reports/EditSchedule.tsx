import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EditSchedule_schedule$key } from '../../../__generated__/relay/EditSchedule_schedule.graphql';
import type {
  ChangeReportScheduleInput,
  EditScheduleChangeMutation,
} from '../../../__generated__/relay/EditScheduleChangeMutation.graphql';
import type { SavedView } from '../../parts/savedView';
import { useMutate } from '../../app/useMutate';
import { filterInput } from '../../domain/filters';
import { Section, SelectRow } from '../../ui/Rows';
import { mailMessages } from './mailMessages';
import { messages } from './messages';
import { chipName, offeredChips } from './offeredChips';
import { readSettings } from './reportSettings';
import { ScheduleSheet } from './ScheduleSheet';
import { SettingsRows } from './SettingsRows';

interface EditScheduleProps {
  schedule: EditSchedule_schedule$key;
  projectId: string;
  name: string;
  views: readonly SavedView[];
  onClose: () => void;
}

/** Changes which snags a schedule sends, how they are shown, when, and to whom. */
export function EditSchedule({ schedule, projectId, name, views, onClose }: EditScheduleProps) {
  const {
    id,
    kind,
    about,
    settings: saved,
    ...when
  } = useFragment(
    graphql`
      fragment EditSchedule_schedule on ReportSchedule {
        id
        kind
        about
        settings {
          ...reportSettings_settings
        }
        # eslint-disable-next-line relay/unused-fields -- handed on as a whole
        weekdays
        # eslint-disable-next-line relay/unused-fields -- as above
        hour
        # eslint-disable-next-line relay/unused-fields -- as above
        addresses
        # eslint-disable-next-line relay/unused-fields -- as above
        toCompany
      }
    `,
    schedule,
  );
  const isTradeSheet = kind === 'TRADE_SHEET';
  const [settings, setSettings] = useState(() => readSettings(saved));
  const [chosen, setChosen] = useState('');
  const change = useChangeReportSchedule();
  // A view may name companies, and a sheet is of one.
  const offeredViews = isTradeSheet ? [] : views;
  const chip = offeredChips.find((each) => each === chosen);
  const view = offeredViews.find((each) => each.id === chosen);
  const filter =
    chip === undefined ? (view === undefined ? null : filterInput(view.filters)) : { chip };
  return (
    <ScheduleSheet
      title={mailMessages.editOf(name)}
      name={name}
      isTradeSheet={isTradeSheet}
      when={when}
      onSave={(changed) => change({ projectId, id, filter, settings, ...changed })}
      onClose={onClose}
    >
      <Section>
        <SelectRow
          label={messages.snags}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{mailMessages.asItIs(about)}</option>
          {offeredChips.map((each) => (
            <option key={each} value={each}>
              {chipName(each)}
            </option>
          ))}
          {offeredViews.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </SelectRow>
        <SettingsRows
          settings={settings}
          isLines={kind === 'LIST' && settings.layout === 'LINE'}
          onChange={setSettings}
        />
      </Section>
    </ScheduleSheet>
  );
}

/** Changes a report of fixed days. Rejects with the server's refusal. */
function useChangeReportSchedule(): (input: ChangeReportScheduleInput) => Promise<void> {
  return useMutate<EditScheduleChangeMutation>(graphql`
    mutation EditScheduleChangeMutation($input: ChangeReportScheduleInput!) {
      changeReportSchedule(input: $input) {
        project {
          ...Schedules_project
        }
      }
    }
  `);
}

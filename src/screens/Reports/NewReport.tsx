import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NewReport_project$key } from '../../../__generated__/relay/NewReport_project.graphql';
import type {
  MakeReportInput,
  NewReportMakeMutation,
} from '../../../__generated__/relay/NewReportMakeMutation.graphql';
import type { SnagChip } from '../../../rules/lists';
import { type ReportKind, reportKinds } from '../../../rules/reports';
import { noneId } from '../../../rules/snagFilter';
import { reportLanguages } from '../../../rules/reportLanguages';
import { useReachability, useViewer } from '../../app/context';
import { useOnce, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import {
  filterInput,
  type SnagFilters,
  usePutFilters,
  useSnagFilters,
  valuesOf,
} from '../../domain/filters';
import { newId } from '../../domain/ids';
import { languageName } from '../../domain/languageName';
import { offered } from '../../parts/archived';
import { chipLabels } from '../../parts/filter/filterMessages';
import { readView } from '../../parts/savedView';
import { SendFirstNotice } from '../../parts/unsent/SendFirstNotice';
import { useSendFirst } from '../../parts/unsent/useSendFirst';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { SelectField } from '../../ui/fields/SelectField';
import { Tiles } from '../../ui/fields/Tiles';
import { ListIcon, ReportIcon } from '../../ui/icons';
import { PencilIcon, WrenchIcon } from '../../ui/laterIcons';
import { Section, SegmentsRow, SelectRow, SwitchRow } from '../../ui/Rows';
import { choicesOf } from '../../ui/messages/snagMessages';
import { Notice } from '../../ui/Notice';
import { handoverMessages } from './handoverMessages';
import { ScheduleSheet } from './ScheduleSheet';
import { mailMessages } from './mailMessages';
import { messages } from './messages';
import { Preview } from './Preview';
import { readSettings, type ReportSettings, usualSettings } from './reportSettings';
import styles from './Reports.module.css';
import { PrepareSheet } from './signing';

interface NewReportProps {
  project: NewReport_project$key;
  code: string;
  onAsked: (id: string) => void;
  sendsMail: boolean;
}

/**
 * The form for a new report: which snags and in which form, filled in with the settings of the
 * person's last report.
 */
export function NewReport({ project, code, onAsked, sendsMail }: NewReportProps) {
  const {
    id: projectId,
    clientName,
    state,
    membership,
    companies,
    savedViews,
    reports,
  } = useFragment(
    graphql`
      fragment NewReport_project on Project {
        id
        clientName
        state
        membership {
          company {
            id
          }
          may {
            reports
          }
        }
        companies {
          id
          name
          # eslint-disable-next-line relay/unused-fields -- what is offered goes by it
          archived
        }
        savedViews {
          id
          ...savedView_view
        }
        reports {
          state
          forSigning
          kind
          by {
            id
          }
          mails {
            scheduled
          }
          settings {
            photos
            grouping
            paper
            language
            layout
            onPlan
          }
        }
      }
    `,
    project,
  );
  const viewer = useViewer();
  const { kind: line } = useReachability();
  const [found] = useSnagFilters();
  const put = usePutFilters();
  // What a schedule had made in the person's name says nothing of what they want now.
  const last = reports.find(
    ({ by, mails }) => by.id === viewer.id && !mails.some(({ scheduled }) => scheduled),
  );
  const [settings, set] = useState<ReportSettings>(() =>
    last === undefined ? usualSettings() : readSettings(last.settings),
  );
  const make = useMakeReport();
  const [preparing, setPreparing] = useState(false);
  const [scheduling, setScheduling] = useState(false);
  const once = useOnce(() => ({ id: newId('report') }));
  const { busy, problem, run } = useSubmit(() => undefined);
  const first = useSendFirst(projectId);
  const views = savedViews.map(readView);
  const kinds = reportKinds.filter((each) => membership.may.reports.includes(each));
  const [kind = 'LIST', setKind] = useState<ReportKind | undefined>(
    () => kinds.find((each) => each === last?.kind) ?? kinds[0],
  );
  // A handover report contains all snags, also closed ones, unless another filter was chosen.
  const filters: SnagFilters =
    kind === 'HANDOVER' && found.chip === undefined && found.view === undefined
      ? { ...found, chip: 'ALL' }
      : found;
  const isLines = kind === 'LIST' && settings.layout === 'LINE';
  const isSheet = kind === 'TRADE_SHEET';
  // Members of a company make the sheet of that company; others choose one, unless the list is
  // filtered by it.
  const ownCompany = membership.company?.id;
  const companyId = isSheet ? (ownCompany ?? onlyOne(filters.company)) : undefined;
  const [tried, setTried] = useState(false);
  const missing = isSheet && companyId === undefined;
  const { companyIds: _listed, ...sheetFilter } = filterInput(filters);
  const filter = companyId === undefined ? filterInput(filters) : { ...sheetFilter, companyId };
  const submit = () => {
    setTried(true);
    if (missing) return;
    run(() =>
      once({ projectId, kind, filter, settings }, async (input) => {
        await first.send();
        await make(input);
        onAsked(input.id);
      }),
    );
  };
  const view = views.find(({ id }) => id === filters.view);
  // A company that a sheet is of narrows no list, and an order none either.
  const narrowed = Object.keys(filters).some(
    (field) =>
      field !== 'chip' && field !== 'sort' && field !== 'near' && !(isSheet && field === 'company'),
  );
  const chip = filters.chip ?? 'OPEN';
  const chosen = view?.id ?? (narrowed ? '' : (offeredChips.find((each) => each === chip) ?? ''));
  const asList =
    filters.snags === undefined
      ? messages.asList
      : messages.selected(valuesOf(filters.snags).length);
  const snagsLabel = view?.name ?? (chosen === '' ? asList : chipName(chip));
  const chooseKind = (value: ReportKind) => {
    setKind(value);
    // The company of a sheet narrows nothing but the sheet, and a handover is of everything.
    const { company: _company, ...others } = found;
    if (value === 'HANDOVER') put({ chip: 'ALL' });
    else if (isSheet) put(others);
  };
  const tiles = kinds.flatMap((each): Tile[] => (each === 'LIST' ? ['LIST', 'REGISTER'] : [each]));
  const chooseTile = (tile: Tile) => {
    const next = tile === 'REGISTER' ? 'LIST' : tile;
    if (next === 'LIST') set({ ...settings, layout: tile === 'LIST' ? 'BLOCK' : 'LINE' });
    if (next !== kind) chooseKind(next);
  };
  const choose = (value: string) => {
    const [opened, each] = [
      views.find(({ id }) => id === value),
      offeredChips.find((offeredChip) => offeredChip === value),
    ];
    if (each !== undefined)
      put({
        chip: each,
        ...(isSheet && filters.company !== undefined && { company: filters.company }),
      });
    else if (opened !== undefined) put({ ...opened.filters, view: opened.id });
  };
  return (
    <section className={styles.new} aria-label={messages.newReport}>
      <Form label={messages.newReport} onSubmit={submit}>
        {tiles.length > 1 && (
          <>
            <Tiles
              label={messages.kind}
              options={tiles.map((value) => ({
                value,
                label: messages.tiles[value].name,
                detail: messages.tiles[value].what,
                icon: tileIcons[value],
              }))}
              value={isLines ? 'REGISTER' : kind}
              onChange={chooseTile}
            />
            {hints[kind] !== undefined && <p className={styles.hint}>{hints[kind]}</p>}
          </>
        )}
        {isSheet && ownCompany === undefined && (
          <SelectField
            label={messages.company}
            value={companyId ?? ''}
            onChange={({ target }) =>
              put({ ...filters, company: target.value === '' ? undefined : target.value })
            }
            error={tried && missing ? messages.companyNeeded : null}
          >
            <option value="">{messages.chooseCompany}</option>
            {offered(companies, companyId).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Section>
          <SelectRow
            label={messages.snags}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{asList}</option>
            {offeredChips.map((each) => (
              <option key={each} value={each}>
                {chipName(each)}
              </option>
            ))}
            {views.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectRow>
          <SegmentsRow
            label={messages.grouping}
            options={choicesOf(messages.groupings)}
            value={settings.grouping}
            onChange={(grouping) => set({ ...settings, grouping })}
          />
          {!isLines && (
            <SegmentsRow
              label={messages.photos}
              options={choicesOf(messages.photoSizes)}
              value={settings.photos}
              onChange={(photos) => set({ ...settings, photos })}
            />
          )}
          {!isLines && (
            <SwitchRow
              label={messages.onPlan}
              checked={settings.onPlan}
              onChange={(onPlan) => set({ ...settings, onPlan })}
            />
          )}
          <SegmentsRow
            label={messages.paper}
            options={papers}
            value={settings.paper}
            onChange={(paper) => set({ ...settings, paper })}
          />
          <SelectRow
            label={messages.language}
            value={settings.language}
            onChange={({ target }) => {
              const language = reportLanguages.find((each) => each === target.value);
              if (language !== undefined) set({ ...settings, language });
            }}
          >
            {reportLanguages.map((each) => (
              <option key={each} value={each}>
                {languageName(each)}
              </option>
            ))}
          </SelectRow>
        </Section>
        <Notice kind="info">{line === 'offline' && messages.needsLine}</Notice>
        <SendFirstNotice first={first} />
        <Notice kind="refused">{problem}</Notice>
        <Notice kind="info">
          {reports.some(
            (report) =>
              report.forSigning && (report.state === 'QUEUED' || report.state === 'MAKING'),
          ) && handoverMessages.drafting}
        </Notice>
        <Actions>
          <Button type="submit" look="ink" busy={busy}>
            {busy ? messages.making : messages.make}
          </Button>
          {kind === 'HANDOVER' && state === 'ACTIVE' && (
            <Button onClick={() => setPreparing(true)}>{handoverMessages.prepare}</Button>
          )}
          {sendsMail && state === 'ACTIVE' && (
            <Button
              size="big"
              onClick={() => {
                setTried(true);
                if (!missing) setScheduling(true);
              }}
            >
              {mailMessages.schedule}
            </Button>
          )}
        </Actions>
      </Form>
      {scheduling && (
        <ScheduleSheet
          projectId={projectId}
          name={messages.named(messages.kinds[kind], snagsLabel)}
          kind={kind}
          filter={filter}
          settings={settings}
          onClose={() => setScheduling(false)}
        />
      )}
      {preparing && (
        <PrepareSheet
          projectId={projectId}
          clientName={clientName}
          filter={filter}
          settings={settings}
          onClose={() => setPreparing(false)}
        />
      )}
      <div className={styles.beside}>
        <h2 className={styles.label}>{messages.preview}</h2>
        {missing ? (
          <p>{messages.companyNeeded}</p>
        ) : (
          <Preview code={code} kind={kind} filter={filter} settings={settings} />
        )}
      </div>
    </section>
  );
}

/** The value of a filter that has one alone. */
function onlyOne(field: string | undefined): string | undefined {
  const values = valuesOf(field);
  return values.length === 1 && values[0] !== noneId ? values[0] : undefined;
}

type Tile = ReportKind | 'REGISTER';

const tileIcons: Readonly<Record<Tile, ReactNode>> = {
  LIST: <ReportIcon />,
  REGISTER: <ListIcon />,
  TRADE_SHEET: <WrenchIcon />,
  HANDOVER: <PencilIcon />,
};

const hints = {
  LIST: undefined,
  TRADE_SHEET: messages.sheetHint,
  HANDOVER: messages.handoverHint,
} satisfies Record<ReportKind, string | undefined>;

/** What a report is made of most often, without a way through the list. */
const offeredChips = [
  'ALL',
  'OPEN',
  'OVERDUE',
  'TO_CHECK',
  'DISPUTED',
] as const satisfies readonly SnagChip[];

const chipName = (chip: SnagChip): string =>
  chip === 'ALL' ? messages.everything : chipLabels[chip];

const papers = [
  { value: 'A4', label: 'A4' },
  { value: 'LETTER', label: 'Letter' },
] as const;

/**
 * Requests a report, and resolves when the server has accepted the request. Rejects with its
 * refusal. Not an event, so not sent through the outbox.
 */
function useMakeReport(): (input: MakeReportInput) => Promise<void> {
  return useMutate<NewReportMakeMutation>(graphql`
    mutation NewReportMakeMutation($input: MakeReportInput!) {
      makeReport(input: $input) {
        project {
          reports {
            ...ReportRow_report
          }
        }
      }
    }
  `);
}

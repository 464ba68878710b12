import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NewReport_project$key } from '../../../__generated__/relay/NewReport_project.graphql';
import type {
  MakeReportInput,
  NewReportMakeMutation,
} from '../../../__generated__/relay/NewReportMakeMutation.graphql';
import { type ReportKind, reportKinds } from '../../../rules/reports';
import { noneId } from '../../../rules/lists';
import { may } from '../../../rules/rights';
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
import { offered } from '../../parts/archived';
import { readView } from '../../parts/savedView';
import { SendFirstNotice } from '../../parts/unsent/SendFirstNotice';
import { useSendFirst } from '../../parts/unsent/useSendFirst';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { SelectField } from '../../ui/fields/SelectField';
import { Tiles } from '../../ui/fields/Tiles';
import { ListIcon, ReportIcon } from '../../ui/icons';
import { PencilIcon, WrenchIcon } from '../../ui/laterIcons';
import { Section, SelectRow } from '../../ui/Rows';
import { Notice } from '../../ui/Notice';
import { Extent } from './Extent';
import { handoverMessages } from './handoverMessages';
import { mailMessages } from './mailMessages';
import { messages } from './messages';
import { NewSchedule } from './NewSchedule';
import { NoCodes } from './NoCodes';
import { chipName, offeredChips } from './offeredChips';
import { Preview } from './Preview';
import { readSettings, type ReportSettings, usualSettings } from './reportSettings';
import styles from './Reports.module.css';
import { SendSheets } from './SendSheets';
import { SettingsRows } from './SettingsRows';
import { PrepareSheet } from './signing';
import { useReportExtent } from './useReportExtent';

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
          # eslint-disable-next-line relay/unused-fields -- what a person may goes by it
          role
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
            ...reportSettings_settings
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
  const [all, setAll] = useState(false);
  const allCompanies = all && isSheet && companyId === undefined;
  const [tried, setTried] = useState(false);
  const missing = isSheet && companyId === undefined && !allCompanies;
  const { companyIds: _listed, ...sheetFilter } = filterInput(filters);
  const filter = isSheet
    ? { ...sheetFilter, ...(companyId !== undefined && { companyId }) }
    : filterInput(filters);
  const asked = { kind, filter, settings: { ...settings, allCompanies } };
  const [extent, countAgain] = useReportExtent(code, missing ? null : asked);
  const submit = () => {
    setTried(true);
    if (missing) return;
    run(() =>
      once({ projectId, ...asked }, async (input) => {
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
            value={allCompanies ? everyCompany : (companyId ?? '')}
            onChange={({ target: { value } }) => {
              setAll(value === everyCompany);
              put({ ...filters, company: companies.find(({ id }) => id === value)?.id });
            }}
            error={tried && missing ? messages.companyNeeded : null}
          >
            <option value="">{messages.chooseCompany}</option>
            <option value={everyCompany}>{messages.allCompanies}</option>
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
          <SettingsRows settings={settings} isLines={isLines} onChange={set} />
        </Section>
        <Extent extent={extent} settings={settings} onSettings={set} />
        {isSheet && companyId !== undefined && extent?.withCodes === false && (
          <NoCodes
            companyId={companyId}
            mayMake={may(membership, 'makeLinks')}
            onMade={countAgain}
          />
        )}
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
            {busy ? messages.making : allCompanies ? messages.makeZip : messages.make}
          </Button>
          {kind === 'HANDOVER' && state === 'ACTIVE' && (
            <Button onClick={() => setPreparing(true)}>{handoverMessages.prepare}</Button>
          )}
          {sendsMail && allCompanies && <SendSheets projectId={projectId} asked={asked} />}
          {sendsMail && state === 'ACTIVE' && !allCompanies && (
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
        <NewSchedule
          projectId={projectId}
          name={messages.named(messages.kinds[kind], snagsLabel)}
          asked={asked}
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
        {missing ? <p>{messages.companyNeeded}</p> : <Preview code={code} {...asked} />}
      </div>
    </section>
  );
}

/** The value of a filter that has one alone. */
function onlyOne(field: string | undefined): string | undefined {
  const values = valuesOf(field);
  return values.length === 1 && values[0] !== noneId ? values[0] : undefined;
}

/** Of the choice of companies; no id has this form. */
const everyCompany = 'ALL';

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

import { useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { HeldSettingsScreenQuery } from '../../../__generated__/relay/HeldSettingsScreenQuery.graphql';
import HeldSettingsScreenParameters from '../../../__generated__/relay/HeldSettingsScreenQuery$parameters';
import { ScreenRoute } from '../../app/loading/ScreenRoute';
import { marked } from '../../parts/archived';
import { PageBar } from '../../parts/PageBar';
import { usePanelQuery } from '../../parts/filter/usePanelQuery';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { roleLabels } from '../../ui/messages/snagMessages';
import { useTitle } from '../../ui/useTitle';
import { FoundRows } from './FoundRows';
import { locationMessages } from './locationMessages';
import { messages } from './messages';
import { NotAllowed } from './NotAllowed';
import { Section } from '../../parts/subjects/Section';
import styles from './Settings.module.css';
import frame from '../../parts/subjects/Subjects.module.css';
import { SettingsSkeleton } from './SettingsSkeleton';

/**
 * The parts of a project's settings that are on this device, read-only, while the server cannot be
 * reached.
 */
export function HeldSettingsScreen({ code }: { code: string }) {
  const { opened, open } = usePanelQuery(HeldSettingsScreenParameters);
  useEffect(() => open({ code }), [open, code]);
  if (opened === null) return <SettingsSkeleton />;
  return (
    <ScreenRoute
      opened={opened}
      skeleton={<SettingsSkeleton />}
      back={
        <Link to="/p/$code" params={{ code }} className={buttonClass()}>
          {messages.back}
        </Link>
      }
    >
      {(queryRef) => <Registers code={code} queryRef={queryRef} />}
    </ScreenRoute>
  );
}

function Registers({
  code,
  queryRef,
}: {
  code: string;
  queryRef: PreloadedQuery<HeldSettingsScreenQuery>;
}) {
  const { project } = usePreloadedQuery<HeldSettingsScreenQuery>(
    graphql`
      query HeldSettingsScreenQuery($code: String!) @preloadable {
        project(code: $code) {
          membership {
            may {
              setUp
              archive
            }
          }
          members {
            id
            role
            user {
              name
            }
            company {
              name
            }
          }
          companies {
            id
            name
            archived
            email
            phone
          }
          trades {
            id
            name
            archived
            phrases
            defaultCompany {
              name
            }
          }
          locations {
            id
            path
            archived
          }
          plans {
            id
            code
            name
          }
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the route around the screen, so that a screen stays one request
          ...ProjectRoute_project
        }
      }
    `,
    queryRef,
  );
  useTitle(`${messages.title} · ${code}`);
  const may = project?.membership.may;
  if (!project || !(may?.setUp === true || may?.archive === true))
    return <NotAllowed code={code} isFound={project != null} />;
  const { members, companies, trades, locations, plans } = project;
  const people = members.map(({ id, role, user, company }) => ({
    id,
    name: user.name,
    facts: [roleLabels[role], company?.name],
  }));
  const firms = companies.map((company) => ({
    id: company.id,
    name: marked(company).name,
    facts: [company.email, company.phone],
  }));
  const works = trades.map((trade) => ({
    id: trade.id,
    name: marked(trade).name,
    facts: [trade.defaultCompany?.name, messages.phraseCount(trade.phrases.length)],
  }));
  const places = locations.map(({ id, path, archived }) => ({
    id,
    name: marked({ name: path, archived }).name,
    facts: [],
  }));
  const sheets = plans.map((plan) => ({
    id: plan.id,
    name: `${plan.code} ${plan.name}`,
    facts: [],
  }));
  return (
    <div className={frame.screen}>
      <PageBar title={messages.title} />
      <div className={frame.settings}>
        <p>{messages.heldOnly}</p>
        <Register
          id="people"
          title={messages.people}
          find={messages.findPeople}
          more={messages.morePeople}
          rows={people}
        />
        <Register
          id="companies"
          title={messages.companies}
          find={messages.findCompany}
          more={messages.moreCompanies}
          rows={firms}
        />
        <Register
          id="trades"
          title={messages.trades}
          find={messages.findTrade}
          more={messages.moreTrades}
          rows={works}
        />
        <Register
          id="locations"
          title={messages.locations}
          find={locationMessages.search}
          more={messages.moreLocations}
          rows={places}
        />
        <Register
          id="plans"
          title={messages.plans}
          find={messages.findPlan}
          more={messages.morePlans}
          rows={sheets}
        />
      </div>
    </div>
  );
}

interface RegisterProps {
  id: string;
  title: string;
  /** Label of the search. */
  find: string;
  /** Label of the button for more rows. */
  more: string;
  rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly facts: readonly (string | null | undefined)[];
  }[];
}

/** Read-only rows, with a search by name. */
function Register({ id, title, find, more, rows }: RegisterProps) {
  const textOf = (facts: RegisterProps['rows'][number]['facts']): string =>
    facts.filter((fact) => fact != null && fact !== '').join(' · ');
  return (
    <Section id={id} title={title}>
      {rows.length === 0 && <p>{messages.heldNone}</p>}
      <FoundRows
        label={find}
        more={more}
        items={rows}
        textOf={({ name, facts }) => `${name} ${textOf(facts)}`}
      >
        {({ id: rowId, name, facts }) => (
          <li key={rowId} className={styles.row}>
            <div className={styles.lines}>
              <p className={styles.name}>{name}</p>
              {textOf(facts) !== '' && <p className={styles.facts}>{textOf(facts)}</p>}
            </div>
          </li>
        )}
      </FoundRows>
    </Section>
  );
}

import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { TakeOverPreviewQuery } from '../../../__generated__/relay/TakeOverPreviewQuery.graphql';
import type { TakeOverQuery } from '../../../__generated__/relay/TakeOverQuery.graphql';
import { listOf } from '../../domain/lists';
import { SelectField } from '../../ui/fields/SelectField';
import { Notice } from '../../ui/Notice';
import { Section, SwitchRow } from '../../ui/Rows';
import { messages } from './messages';

export interface TakenOver {
  /** The id of the other project; empty: nothing is taken over. */
  readonly from: string;
  readonly companies: boolean;
  readonly trades: boolean;
  readonly calendar: boolean;
  readonly letterhead: boolean;
}

interface OtherProject {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** The projects of which the person is an admin. */
function useOtherProjects(): readonly OtherProject[] {
  const environment = useRelayEnvironment();
  const [projects, setProjects] = useState<readonly OtherProject[]>([]);
  useEffect(() => {
    const asked = fetchQuery<TakeOverQuery>(
      environment,
      graphql`
        query TakeOverQuery {
          viewer {
            projects(first: 100) {
              edges {
                node {
                  id
                  code
                  name
                  membership {
                    may {
                      archive
                    }
                  }
                }
              }
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ viewer }) =>
        setProjects(
          (viewer?.projects.edges ?? [])
            .map(({ node }) => node)
            .filter(({ membership }) => membership.may.archive),
        ),
      error: () => undefined, // Then none is offered.
    });
    return () => asked.unsubscribe();
  }, [environment]);
  return projects;
}

/** What comes from another project, and from which. */
export function TakeOver({
  values,
  onChange,
}: {
  values: TakenOver;
  onChange: (part: Partial<TakenOver>) => void;
}) {
  const projects = useOtherProjects();
  const other = projects.find(({ id }) => id === values.from);
  const comes = usePreview(other?.code ?? null, values);
  if (projects.length === 0) return null;
  return (
    <>
      <SelectField
        label={messages.takeOver}
        value={values.from}
        onChange={({ target }) => onChange({ from: target.value })}
      >
        <option value="">{messages.takeNothing}</option>
        {projects.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {code} {name}
          </option>
        ))}
      </SelectField>
      {other !== undefined && (
        <Section>
          {parts.map((part) => (
            <SwitchRow
              key={part}
              label={messages.takes[part]}
              checked={values[part]}
              onChange={(taken) => onChange({ [part]: taken })}
            />
          ))}
        </Section>
      )}
      <Notice kind="info">
        {comes !== null &&
          (comes.length === 0 ? messages.nothingComes : messages.comes(listOf(comes)))}
      </Notice>
    </>
  );
}

const parts = ['companies', 'trades', 'calendar', 'letterhead'] as const;

/** In words; null until it is known. */
function usePreview(code: string | null, wanted: TakenOver): readonly string[] | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<TakeOverPreviewQuery['response']['project']>(null);
  useEffect(() => {
    if (code === null) return undefined;
    const asked = fetchQuery<TakeOverPreviewQuery>(
      environment,
      graphql`
        query TakeOverPreviewQuery($code: String!) {
          project(code: $code) {
            code
            senderName
            senderAddress
            senderLogoUrl
            companies {
              archived
            }
            trades {
              archived
              phrases
            }
          }
        }
      `,
      { code },
    ).subscribe({
      next: ({ project }) => setFound(project),
      error: () => undefined, // Then it is not said.
    });
    return () => asked.unsubscribe();
  }, [environment, code]);
  if (found == null || found.code !== code) return null;
  const companies = found.companies.filter(({ archived }) => !archived).length;
  const trades = found.trades.filter(({ archived }) => !archived);
  const phrases = trades.reduce((sum, trade) => sum + trade.phrases.length, 0);
  const hasLetterhead =
    found.senderName !== '' || found.senderAddress !== '' || found.senderLogoUrl != null;
  return [
    wanted.companies && companies > 0 && messages.companies(companies),
    wanted.trades && trades.length > 0 && messages.trades(trades.length),
    wanted.trades && phrases > 0 && messages.phrases(phrases),
    wanted.calendar && messages.calendar,
    wanted.letterhead && hasLetterhead && messages.letterhead,
  ].filter((part) => part !== false);
}

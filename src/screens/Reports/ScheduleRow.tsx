import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ScheduleRow_schedule$key } from '../../../__generated__/relay/ScheduleRow_schedule.graphql';
import type {
  PauseReportScheduleInput,
  ScheduleRowPauseMutation,
} from '../../../__generated__/relay/ScheduleRowPauseMutation.graphql';
import type {
  RemoveReportScheduleInput,
  ScheduleRowRemoveMutation,
} from '../../../__generated__/relay/ScheduleRowRemoveMutation.graphql';
import { useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { factList, listOf } from '../../domain/lists';
import { dayLabel } from '../../domain/time';
import type { SavedView } from '../../parts/savedView';
import { weekdayChoices } from '../../parts/weekdayChoices';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { EditSchedule } from './EditSchedule';
import { hourLabel } from './hourLabel';
import { mailMessages as messages } from './mailMessages';
import { messages as reportMessages } from './messages';
import styles from './Reports.module.css';

interface ScheduleRowProps {
  schedule: ScheduleRow_schedule$key;
  projectId: string;
  views: readonly SavedView[];
  onRemoved: () => void;
}

/**
 * A report that is made and sent on days of the week: when, to whom, and the outcome of the last
 * one.
 */
export function ScheduleRow({ schedule, projectId, views, onRemoved }: ScheduleRowProps) {
  const shown = useFragment(
    graphql`
      fragment ScheduleRow_schedule on ReportSchedule {
        id
        kind
        about
        weekdays
        hour
        addresses
        toCompany
        by {
          name
        }
        paused
        stopped
        nextOn
        outcome
        lastOn
        mayChange
        ...EditSchedule_schedule
      }
    `,
    schedule,
  );
  const {
    id,
    kind,
    about,
    weekdays,
    hour,
    addresses,
    toCompany,
    by,
    paused,
    stopped,
    nextOn,
    outcome,
    lastOn,
    mayChange,
  } = shown;
  const [editing, setEditing] = useState(false);
  const pause = usePauseReportSchedule();
  const remove = useRemoveReportSchedule();
  const { busy, problem, run } = useSubmit(() => undefined);
  // A newer server may know more kinds and outcomes.
  const kindName = (reportMessages.kinds as Record<string, string>)[kind] ?? kind;
  const last =
    outcome == null || lastOn == null
      ? undefined
      : (messages.outcomes as Record<string, (day: string) => string>)[outcome]?.(dayLabel(lastOn));
  const name = reportMessages.named(kindName, about);
  const days = weekdayChoices
    .filter(({ value }) => weekdays.includes(value))
    .map(({ label }) => label);
  const to = [...(toCompany ? [messages.companyPeople] : []), ...addresses];
  const next = stopped
    ? null
    : paused
      ? messages.paused
      : nextOn == null
        ? null
        : messages.next(dayLabel(nextOn));
  return (
    <li className={styles.report}>
      <div className={styles.lines}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {[messages.when(factList(days), hourLabel(hour)), by.name, next]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </p>
        <p className={styles.facts}>{messages.to(listOf(to))}</p>
        {last !== undefined && <p className={styles.facts}>{last}</p>}
        {stopped && <p className={styles.failure}>{messages.stopped(by.name)}</p>}
        <Notice kind="refused">{problem}</Notice>
      </div>
      {mayChange && (
        <div className={styles.buttons}>
          <Button look="quiet" aria-label={messages.editOf(name)} onClick={() => setEditing(true)}>
            {messages.edit}
          </Button>
          {!stopped && (
            <Button
              look="quiet"
              busy={busy}
              aria-label={paused ? messages.resumeOf(name) : messages.pauseOf(name)}
              onClick={() => run(() => pause({ projectId, id, paused: !paused }))}
            >
              {paused ? messages.resume : messages.pause}
            </Button>
          )}
          <Button
            look="quiet"
            busy={busy}
            aria-label={messages.removeOf(name)}
            onClick={() =>
              run(async () => {
                await remove({ projectId, id });
                announce(messages.removed);
                onRemoved();
              })
            }
          >
            {messages.remove}
          </Button>
        </div>
      )}
      {editing && (
        <EditSchedule
          schedule={shown}
          projectId={projectId}
          name={name}
          views={views}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  );
}

/**
 * Stops a report of fixed days for a while, or lets it go on. Rejects with the server's refusal.
 */
function usePauseReportSchedule(): (input: PauseReportScheduleInput) => Promise<void> {
  return useMutate<ScheduleRowPauseMutation>(graphql`
    mutation ScheduleRowPauseMutation($input: PauseReportScheduleInput!) {
      pauseReportSchedule(input: $input) {
        schedule {
          ...ScheduleRow_schedule
        }
      }
    }
  `);
}

/** Removes a report of fixed days. Rejects with the server's refusal. */
function useRemoveReportSchedule(): (input: RemoveReportScheduleInput) => Promise<void> {
  return useMutate<ScheduleRowRemoveMutation>(graphql`
    mutation ScheduleRowRemoveMutation($input: RemoveReportScheduleInput!) {
      removeReportSchedule(input: $input) {
        project {
          ...Schedules_project
        }
      }
    }
  `);
}

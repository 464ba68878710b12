import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AcceptanceRow_acceptance$key } from '../../../__generated__/relay/AcceptanceRow_acceptance.graphql';
import type {
  AcceptanceRowWithdrawMutation,
  WithdrawAcceptanceInput,
} from '../../../__generated__/relay/AcceptanceRowWithdrawMutation.graphql';
import { dayAfter, daysBetween } from '../../../rules/days';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { dayLabel } from '../../domain/time';
import { Link } from '../../router/components';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { AcceptanceHistory } from './AcceptanceHistory';
import { acceptanceMessages as messages } from './acceptanceMessages';
import type { AcceptanceValues } from './AcceptanceSheet';
import styles from './Reports.module.css';

interface AcceptanceRowProps {
  acceptance: AcceptanceRow_acceptance$key;
  /** In the project's time zone. */
  today: string;
  timeZone: string;
  code: string;
  mayChange: boolean;
  onCorrect: (values: AcceptanceValues & { id: string }) => void;
  onWithdrawn: () => void;
}

/** What was accepted, until when its defects can be claimed, and what that follows from. */
export function AcceptanceRow({
  acceptance,
  today,
  timeZone,
  code,
  mayChange,
  onCorrect,
  onWithdrawn,
}: AcceptanceRowProps) {
  const data = useFragment(
    graphql`
      fragment AcceptanceRow_acceptance on Acceptance {
        id
        company {
          id
          name
        }
        part
        basis
        lengthCount
        lengthUnit
        acceptedOn
        proof
        endsOn
        ownPeriods {
          snag {
            id
            number
            reference
            displayTitle
          }
          endsOn
          countedFrom
          noticeNumber
        }
        openSince
        ...AcceptanceHistory_acceptance
      }
    `,
    acceptance,
  );
  const {
    id,
    company,
    part,
    basis,
    lengthCount,
    lengthUnit,
    acceptedOn,
    proof,
    endsOn,
    ownPeriods,
    openSince,
  } = data;
  const [asks, setAsks] = useState(false);
  const withdraw = useWithdrawAcceptance();
  const once = useOnce(useStamp());
  const { busy, problem, run } = useSubmit(() => {
    announce(messages.withdrawn);
    onWithdrawn();
  });
  const name = part === '' ? company.name : `${company.name} · ${part}`;
  const left = daysBetween(today, endsOn);
  const lastEnd = ownPeriods.at(-1)?.endsOn ?? endsOn;
  const length = messages.lengths[lengthUnit](lengthCount);
  return (
    <li className={styles.report}>
      <div className={styles.lines}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {left < 0
            ? lastEnd < today
              ? messages.endedOn(dayLabel(endsOn))
              : messages.ownGoOn(dayLabel(endsOn), dayLabel(lastEnd))
            : `${messages.endsOn(dayLabel(endsOn))} · ${messages.left(left)}`}
        </p>
        <p className={styles.facts}>
          {basis === 'OTHER'
            ? messages.countedOwn(length, dayLabel(acceptedOn))
            : messages.counted(length, messages.bases[basis], dayLabel(acceptedOn))}
        </p>
        {proof !== '' && <p className={styles.facts}>{messages.proofOf(proof)}</p>}
        {openSince != null && openSince > 0 && (
          <p className={styles.facts}>
            <Link
              to="/p/$code"
              params={{ code }}
              search={{
                chip: 'OUTSTANDING',
                company: company.id,
                from: dayAfter(acceptedOn),
              }}
            >
              {messages.openSince(openSince)}
            </Link>
          </p>
        )}
        {ownPeriods.length > 0 && (
          <Disclosure label={messages.ownPeriods(ownPeriods.length)}>
            <ul className={styles.mails}>
              {ownPeriods.map(({ snag, endsOn: ownEnd, countedFrom, noticeNumber }) => (
                <li key={snag.id} className={styles.facts}>
                  <Link
                    to="/p/$code/snags/$number"
                    params={{ code, number: String(snag.number ?? '') }}
                  >
                    {snag.reference} <bdi>{snag.displayTitle}</bdi>
                  </Link>
                  <br />
                  {ownEnd < today
                    ? messages.endedOn(dayLabel(ownEnd))
                    : messages.endsOn(dayLabel(ownEnd))}
                  {' · '}
                  {noticeNumber == null
                    ? messages.ownOfRemedy(dayLabel(countedFrom))
                    : messages.ownOfNotice(noticeNumber, dayLabel(countedFrom))}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        <AcceptanceHistory acceptance={data} timeZone={timeZone} />
      </div>
      {mayChange && (
        <div className={styles.buttons}>
          <Button
            look="quiet"
            aria-label={messages.correctOf(name)}
            onClick={() =>
              onCorrect({
                id,
                companyId: company.id,
                part,
                basis,
                lengthCount,
                lengthUnit,
                acceptedOn,
                proof,
              })
            }
          >
            {messages.correct}
          </Button>
          <Button look="quiet" aria-label={messages.withdrawOf(name)} onClick={() => setAsks(true)}>
            {messages.withdraw}
          </Button>
        </div>
      )}
      {asks && (
        <Sheet open onClose={() => setAsks(false)} title={messages.withdrawAsk}>
          <p className={styles.name}>{name}</p>
          <p>{messages.withdrawWhat}</p>
          <Notice kind="refused">{problem}</Notice>
          <Actions>
            <Button
              look="danger"
              size="big"
              busy={busy}
              onClick={() => run(() => once({ acceptanceId: id }, withdraw))}
            >
              {messages.withdraw}
            </Button>
          </Actions>
        </Sheet>
      )}
    </li>
  );
}

/** Withdraws an acceptance. Rejects with the server's refusal. */
function useWithdrawAcceptance(): (input: WithdrawAcceptanceInput) => Promise<void> {
  return useMutate<AcceptanceRowWithdrawMutation>(graphql`
    mutation AcceptanceRowWithdrawMutation($input: WithdrawAcceptanceInput!) {
      withdrawAcceptance(input: $input) {
        project {
          ...Acceptances_project
        }
      }
    }
  `);
}

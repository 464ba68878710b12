import { graphql, useFragment } from 'react-relay/hooks';
import type { DefectNoticeRow_notice$key } from '../../../__generated__/relay/DefectNoticeRow_notice.graphql';
import { isIn } from '../../../rules/snag';
import { useProject } from '../../app/context';
import { amountText } from '../../domain/amounts';
import { factList, listOf } from '../../domain/lists';
import { dayLabel, exactTime } from '../../domain/time';
import { Button, buttonClass } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { ShareFile } from '../../ui/ShareFile';
import { defectNoticeMessages as messages } from './defectNoticeMessages';
import type { Following } from './DefectNoticeSheet';
import type { ReceiptValues } from './ReceiptSheet';
import { mailMessages } from './mailMessages';
import styles from './Reports.module.css';

interface DefectNoticeRowProps {
  notice: DefectNoticeRow_notice$key;
  onFollow: (following: Following) => void;
  /** Records when it was received; null for whoever may not. */
  onReceipt: ((values: ReceiptValues) => void) | null;
}

/** A notice: until when, what of it is still open, how it was sent, and what can follow. */
export function DefectNoticeRow({ notice, onFollow, onReceipt }: DefectNoticeRowProps) {
  const {
    id,
    number,
    kind,
    basis,
    company,
    previous,
    deadlineOn,
    state,
    snagCount,
    amount,
    owed,
    toCheck,
    way,
    sentBy,
    sentAt,
    mails,
    openedAt,
    openedBy,
    receivedOn,
    slipUrl,
    slipUrls,
    slips,
    sha256,
    url,
    isWithheld,
    mayFollow,
  } = useFragment(
    graphql`
      fragment DefectNoticeRow_notice on DefectNotice {
        id
        number
        kind
        basis
        company {
          id
          name
        }
        previous {
          number
        }
        deadlineOn
        state
        snagCount
        amount
        owed
        toCheck
        way
        sentBy {
          name
        }
        sentAt
        mails {
          id
          to
          state
          settledAt
        }
        openedAt
        openedBy
        receivedOn
        slipUrl
        slipUrls
        slips
        sha256
        url
        isWithheld
        mayFollow
      }
    `,
    notice,
  );
  const project = useProject();
  const timeZone = project?.timeZone;
  const name = messages.named(messages.titles[kind](number), company.name);
  const until =
    deadlineOn == null || state === 'DONE' || state === 'WITHDRAWN'
      ? null
      : state === 'PASSED'
        ? messages.passed(dayLabel(deadlineOn))
        : messages.deadlineFor(dayLabel(deadlineOn));
  const failed = mails.filter((mail) => mail.state === 'FAILED');
  const facts = (...parts: readonly (string | null)[]) =>
    factList(parts.filter((part) => part !== null));
  const follow = (next: Following['kind']) =>
    onFollow({ id, number, kind: next, basis, companyId: company.id, company: company.name });
  return (
    <li className={styles.report}>
      <div className={styles.lines}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {facts(
            until,
            state === 'DONE' && toCheck > 0 ? null : messages.states[state],
            messages.owed(owed, snagCount),
            toCheck > 0 ? messages.toCheck(toCheck) : null,
            amount == null ? null : messages.costs(amountText(amount, project?.currency ?? '')),
          )}
        </p>
        {previous != null && kind === 'SECOND' && (
          <p className={styles.facts}>{messages.follows(previous.number)}</p>
        )}
        <p className={styles.facts}>
          {facts(messages.sent(sentBy.name, exactTime(sentAt, timeZone)), messages.sentWays[way])}
        </p>
        {failed.length > 0 && (
          <p className={styles.failure}>
            {messages.notDelivered(listOf(failed.map(({ to }) => to)))}
          </p>
        )}
        {/* Of paper nobody knows. */}
        {(openedAt != null || way !== 'PRINT') && (
          <p className={styles.facts}>
            {openedAt == null
              ? messages.notOpened
              : messages.opened(openedBy ?? company.name, exactTime(openedAt, timeZone))}
          </p>
        )}
        {(receivedOn != null || (slips > 0 && slipUrls.length < 2)) && (
          <p className={styles.facts}>
            {facts(
              receivedOn == null ? null : messages.received(dayLabel(receivedOn)),
              slips > 0 && slipUrls.length < 2 ? messages.slips(slips) : null,
            )}
          </p>
        )}
        {slipUrls.length > 1 && (
          <Disclosure label={messages.slips(slipUrls.length)}>
            <ul className={styles.mails}>
              {slipUrls.map((each, at) => (
                <li key={each}>
                  <a
                    href={each}
                    download
                    className={buttonClass({ look: 'quiet' })}
                    aria-label={messages.named(
                      messages.slipNumbered(slipUrls.length - at),
                      company.name,
                    )}
                  >
                    {messages.slipNumbered(slipUrls.length - at)}
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        {url == null && (
          <p role="status" className={styles.facts}>
            {sha256 == null
              ? messages.making
              : isWithheld
                ? messages.withheld
                : messages.keptElsewhere}
          </p>
        )}
        {mails.length > 0 && (
          <Disclosure label={messages.mails(mails.length)}>
            <ul className={styles.mails}>
              {mails.map((mail) => (
                <li key={mail.id} className={styles.facts}>
                  {facts(
                    mail.to,
                    isIn(mailMessages.states, mail.state) ? mailMessages.states[mail.state] : null,
                    mail.settledAt == null ? null : exactTime(mail.settledAt, timeZone),
                  )}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        {sha256 != null && (
          <Disclosure label={messages.hash}>
            <p className={styles.facts}>{sha256}</p>
          </Disclosure>
        )}
      </div>
      <div className={styles.buttons}>
        {mayFollow.includes('SECOND') && (
          <Button look="ink" aria-label={messages.secondOf(name)} onClick={() => follow('SECOND')}>
            {messages.second}
          </Button>
        )}
        {url != null && (
          <a
            href={url}
            download
            className={buttonClass({ look: 'plain' })}
            aria-label={messages.openOf(name)}
          >
            {messages.open}
          </a>
        )}
        {slipUrl != null && (
          <a
            href={slipUrl}
            download
            className={buttonClass({ look: 'plain' })}
            aria-label={messages.openSlipOf(name)}
          >
            {messages.openSlip}
          </a>
        )}
        {onReceipt !== null && kind !== 'WITHDRAWAL' && (
          <Button
            look="plain"
            aria-label={messages.receiptOf(name)}
            onClick={() => onReceipt({ id, name, sentAt, receivedOn: receivedOn ?? null })}
          >
            {messages.receipt}
          </Button>
        )}
        {url != null && <ShareFile url={url} name={name} />}
        {mayFollow.includes('WITHDRAWAL') && (
          <Button
            look="quiet"
            aria-label={messages.withdrawOf(name)}
            onClick={() => follow('WITHDRAWAL')}
          >
            {messages.withdraw}
          </Button>
        )}
      </div>
    </li>
  );
}

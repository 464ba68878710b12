import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  HandoverRow_handover$data,
  HandoverRow_handover$key,
} from '../../../__generated__/relay/HandoverRow_handover.graphql';
import type { AskSheet_project$key } from '../../../__generated__/relay/AskSheet_project.graphql';
import type {
  HandoverRowWithdrawMutation,
  WithdrawHandoverInput,
} from '../../../__generated__/relay/HandoverRowWithdrawMutation.graphql';
import { readStrokes } from '../../../rules/handovers';
import { useProject, useViewer } from '../../app/context';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { useSnagEntries } from '../../app/useOutbox';
import { factList } from '../../domain/lists';
import { exactTime } from '../../domain/time';
import { Link } from '../../router/components';
import type { OutboxEntry } from '../../sync/outbox/entry';
import { DrawnSignature } from '../../parts/signing/SignaturePad';
import { announce } from '../../ui/announcements';
import { Button, buttonClass } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ShareFile } from '../../ui/ShareFile';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { AskSigner } from './AskSigner';
import { handoverMessages as messages } from './handoverMessages';
import styles from './Reports.module.css';
import { SignSheet } from './signing';

type Party = HandoverRow_handover$data['parties'][number];

interface HandoverRowProps {
  project: AskSheet_project$key;
  handover: HandoverRow_handover$key;
  code: string;
  /** The highest number of a snag in the project; null where it is not known. */
  lastNumber: number | null;
}

/** A handover that is signed on the screen: who has signed, and its PDFs. */
export function HandoverRow({ project, handover: key, code, lastNumber }: HandoverRowProps) {
  const handover = useFragment(
    graphql`
      fragment HandoverRow_handover on Handover {
        id
        state
        about
        snagCount
        preparedBy {
          id
          name
        }
        preparedAt
        changesSince
        draftSha256
        draftUrl
        sha256
        url
        endedAt
        mayWithdraw
        parties {
          position
          role
          company
          signature {
            name
            company
            strokes
            reservations
            except
            signedAt
            by {
              name
            }
            byLink
          }
          maySign
          ...AskSigner_party
        }
      }
    `,
    key,
  );
  const timeZone = useProject()?.timeZone;
  const viewer = useViewer();
  const [signing, setSigning] = useState<Party | null>(null);
  const unsent = useSnagEntries(handover.id);
  const {
    id,
    state,
    about,
    snagCount,
    preparedBy,
    preparedAt,
    changesSince,
    draftSha256,
    draftUrl,
    sha256,
    url,
    endedAt,
    mayWithdraw,
    parties,
  } = handover;
  const name = messages.named(about);
  const entryOf = ({ position }: Party): OutboxEntry | undefined =>
    unsent.find(({ kind, fields }) => kind === 'sign' && fields['position'] === position);
  const facts = [
    messages.prepared(preparedBy.name, exactTime(preparedAt, timeZone)),
    messages.count(snagCount),
  ];
  const stateText =
    endedAt == null
      ? (messages.states as Record<string, string>)[state]
      : state === 'SEALED'
        ? messages.sealed(exactTime(endedAt, timeZone))
        : messages.withdrawn(exactTime(endedAt, timeZone)); // a newer server may know more states
  return (
    <li className={styles.handover}>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <p role="status">{stateText}</p>
        {changesSince != null && changesSince > 0 && (
          <p className={styles.facts}>{messages.since(changesSince)}</p>
        )}
      </div>
      <ul className={styles.parties} aria-label={messages.parties}>
        {parties.map((party) => (
          <li key={party.position} className={styles.signer}>
            <Signed party={party} code={code} timeZone={timeZone} unsent={entryOf(party)} />
            {party.maySign && party.signature == null && entryOf(party) === undefined && (
              <Button
                look="ink"
                aria-label={messages.signOf(party.role)}
                onClick={() => setSigning(party)}
              >
                {messages.sign}
              </Button>
            )}
            {party.signature == null && entryOf(party) === undefined && (
              <AskSigner
                project={project}
                handoverId={id}
                party={party}
                mayAsk={mayWithdraw && preparedBy.id === viewer.id}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {url != null && (
          <a
            href={url}
            download
            className={buttonClass({ look: 'ink' })}
            aria-label={messages.downloadOf(name)}
          >
            {messages.download}
          </a>
        )}
        {url != null && <ShareFile url={url} name={name} />}
        {draftUrl != null && (
          <a
            href={draftUrl}
            download
            className={buttonClass({ look: 'plain' })}
            aria-label={messages.draftOf(name)}
          >
            {messages.draft}
          </a>
        )}
        {mayWithdraw && <Withdraw id={id} name={name} />}
      </div>
      <dl className={styles.hashes}>
        {sha256 != null && (
          <>
            <dt>{messages.hash}</dt>
            <dd>{sha256}</dd>
          </>
        )}
        <dt>{messages.draftHash}</dt>
        <dd>{draftSha256}</dd>
      </dl>
      {signing !== null && (
        <SignSheet
          handover={handover}
          title={name}
          party={signing}
          lastNumber={lastNumber}
          onClose={() => setSigning(null)}
        />
      )}
    </li>
  );
}

function Signed({
  party: { role, company, signature },
  code,
  timeZone,
  unsent,
}: {
  party: Party;
  code: string;
  timeZone: string | undefined;
  unsent: OutboxEntry | undefined;
}) {
  const when = signature == null ? '' : exactTime(signature.signedAt, timeZone);
  const strokes = signature?.strokes == null ? null : readStrokes(signature.strokes);
  const shown = signature?.company ?? company;
  return (
    <div className={styles.lines}>
      <p className={styles.partyName}>{shown === '' ? role : messages.partyOf(role, shown)}</p>
      {signature == null ? (
        <>
          <p className={styles.facts}>
            {unsent === undefined
              ? messages.notSigned
              : messages.waits(String(unsent.fields['name']))}
          </p>
          {unsent?.refusal !== undefined && (
            <>
              <Notice kind="refused">{unsent.refusal.message}</Notice>
              <Link
                to="/p/$code/outbox"
                params={{ code }}
                className={buttonClass({ look: 'quiet' })}
              >
                {messages.toOutbox}
              </Link>
            </>
          )}
        </>
      ) : signature.name == null ? (
        <p className={styles.facts}>{messages.erased(when)}</p>
      ) : (
        <>
          {strokes !== null && <DrawnSignature strokes={strokes} name={signature.name} />}
          <p className={styles.facts}>{messages.signedBy(signature.name, when)}</p>
          <p className={styles.facts}>
            {signature.byLink != null
              ? messages.byLink(signature.byLink)
              : strokes === null
                ? messages.typedBy(signature.by.name)
                : messages.drawnBy(signature.by.name)}
          </p>
          {signature.except.length > 0 && (
            <p>
              {messages.excepts(factList(signature.except.map((number) => `${code}-${number}`)))}
            </p>
          )}
          {signature.reservations != null && signature.reservations !== '' && (
            <p className={styles.reservations}>{messages.reserves(signature.reservations)}</p>
          )}
        </>
      )}
    </div>
  );
}

function Withdraw({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false);
  const opener = useReturnFocus(asking, () => setAsking(false));
  const withdraw = useWithdrawHandover();
  const once = useOnce(useStamp());
  const { busy, problem, run } = useSubmit(() => setAsking(false));
  return (
    <>
      {/* Stays in place, so that a double press only opens and closes the confirmation. */}
      <Button
        ref={opener}
        look="quiet"
        aria-expanded={asking}
        aria-label={messages.withdrawOf(name)}
        onClick={() => setAsking(!asking)}
      >
        {messages.withdraw}
      </Button>
      {asking && (
        <>
          <Button
            look="danger"
            busy={busy}
            onClick={() =>
              run(async () => {
                await once({ handoverId: id }, withdraw);
                announce(messages.wasWithdrawn);
              })
            }
          >
            {messages.withdrawDo}
          </Button>
          <p>{messages.withdrawSure}</p>
        </>
      )}
      <Notice kind="refused">{problem}</Notice>
    </>
  );
}

/** Ends a handover that not all have signed. Rejects with the server's refusal. */
function useWithdrawHandover(): (input: WithdrawHandoverInput) => Promise<void> {
  return useMutate<HandoverRowWithdrawMutation>(graphql`
    mutation HandoverRowWithdrawMutation($input: WithdrawHandoverInput!) {
      withdrawHandover(input: $input) {
        handover {
          ...HandoverRow_handover
        }
      }
    }
  `);
}

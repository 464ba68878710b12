import { useState, Suspense, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { getSingularSelector, type Environment, type IEnvironment } from 'relay-runtime';
import type { SnagDetail_project$key } from '../../../__generated__/relay/SnagDetail_project.graphql';
import type { SnagDetail_snag$key } from '../../../__generated__/relay/SnagDetail_snag.graphql';
import history, {
  type SnagHistory_snag$key,
} from '../../../__generated__/relay/SnagHistory_snag.graphql';
import { may } from '../../../rules/rights';
import { latePart } from '../../app/loading/latePart';
import { useEditRequest } from '../../app/requests';
import { useMoveSnag } from '../../app/events/useMoveSnag';
import { MoveSheet } from '../../parts/moving/MoveSheet';
import { useUndoable } from '../../parts/undo';
import { useParams, useSearch } from '../../router/useRouter';
import { CommentForm } from './CommentForm';
import { EditSheet } from './EditSheet';
import { sentBackMessages, messages } from './messages';
import { NextStep, type Over } from './NextStep';
import frame from './SnagDetailSkeleton.module.css';
import { SnagFacts } from './SnagFacts';
import { SnagHeader } from './SnagHeader';
import { SnagHistory } from './SnagHistory';
import { SnagHistorySkeleton } from './SnagHistorySkeleton';
import { SnagPhotos } from './SnagPhotos';
import { SnagPlace } from './SnagPlace';

const SendSheet = latePart(async () => (await import('./SendSheet')).SendSheet);

interface SnagDetailProps {
  snag: SnagDetail_snag$key;
  project: SnagDetail_project$key;
  code: string;
}

export function SnagDetail({ snag, project, code }: SnagDetailProps) {
  const data = useFragment(
    graphql`
      fragment SnagDetail_snag on Snag {
        id
        allowedActions
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by what shows events before the server has answered
        ...ruleFacts_snag
        ...SnagHeader_snag
        ...SnagPhotos_snag
        ...SnagPlace_snag
        ...SnagFacts_snag
        ...NextStep_snag
        ...SnagHistory_snag @defer(label: "history")
        ...MoveSheet_snag
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the sheet, which is loaded later
        ...SendSheet_snag
        ...EditSheet_snag
      }
    `,
    snag,
  );
  const { timeZone, state, membership, ...set } = useFragment(
    graphql`
      fragment SnagDetail_project on Project {
        timeZone
        state
        membership {
          role
        }
        ...SnagPhotos_project
        ...MoveSheet_project
        ...EditSheet_project
      }
    `,
    project,
  );
  const [over, setOver] = useState<Over>(null);
  const undoable = useUndoable();
  const moveSnag = useMoveSnag();
  // START needs no input.
  const open = (what: Over) =>
    what === 'START' ? void undoable.act({ run: () => moveSnag(data.id, what) }) : setOver(what);
  const onHeld = (event: { eventId: string }, sayAgain: () => void) =>
    void undoable.act({
      run: () => Promise.resolve(event),
      said: messages.sentBackUndo,
      undo: { ...sentBackMessages, onUndone: sayAgain },
    });
  const close = () => setOver(null);
  const edits = over === 'edit' || (over !== null && typeof over === 'object');
  const { number } = useParams();
  const { snag: besidePlan } = useSearch();
  useEditRequest(number ?? besidePlan, data.allowedActions.includes('EDIT'), () => setOver('edit'));
  return (
    <article className={frame.detail}>
      <SnagHeader
        snag={data}
        code={code}
        timeZone={timeZone}
        mayLink={state === 'ACTIVE' && may({ role: membership.role }, 'makeLinks')}
        onOver={open}
      />
      <SnagPhotos snag={data} project={set} timeZone={timeZone} />
      <SnagPlace snag={data} code={code} />
      <SnagFacts
        snag={data}
        timeZone={timeZone}
        onEdit={data.allowedActions.includes('EDIT') ? (field) => setOver({ edit: field }) : null}
      />
      <HistoryPart snag={data}>
        <SnagHistory snag={data} snagId={data.id} timeZone={timeZone} />
        {/* The form is below the history, so it is shown together with it. */}
        {data.allowedActions.includes('COMMENT') && <CommentForm snagId={data.id} />}
      </HistoryPart>
      <NextStep snag={data} undoable={undoable} onOver={open} />
      {edits && (
        <EditSheet
          snag={data}
          project={set}
          field={typeof over === 'object' ? over?.edit : undefined}
          onClose={close}
        />
      )}
      {over === 'send' && <SendSheet snag={data} onClose={close} />}
      {over !== null && typeof over !== 'object' && over !== 'edit' && over !== 'send' && (
        <MoveSheet move={over} snag={data} project={set} onClose={close} onHeld={onHeld} />
      )}
    </article>
  );
}

/**
 * The deferred part of the query, below the snag's facts. Nothing visible shifts when it arrives.
 */
function HistoryPart({ snag, children }: { snag: SnagHistory_snag$key; children: ReactNode }) {
  const environment = useRelayEnvironment();
  const source = useMemo(() => watch(environment, snag), [environment, snag]);
  // React delays revealing a suspended part by up to 300 ms. Rendering it again on a store change
  // shows it at once.
  useSyncExternalStore(source.subscribe, source.get);
  return <Suspense fallback={<SnagHistorySkeleton />}>{children}</Suspense>;
}

/** Whether the history is in the store. */
function watch(
  environment: Environment | IEnvironment,
  snag: SnagHistory_snag$key,
): { get(): boolean; subscribe(listener: () => void): () => void } {
  const selector = getSingularSelector(history, snag);
  if (selector == null) return { get: () => false, subscribe: () => () => undefined };
  let there = !environment.lookup(selector).isMissingData;
  return {
    get: () => there,
    subscribe(listener) {
      // Data may have arrived between the render and this moment.
      const snapshot = environment.lookup(selector);
      there = !snapshot.isMissingData;
      const subscription = environment.subscribe(snapshot, ({ isMissingData }) => {
        there = !isMissingData;
        listener();
      });
      return () => subscription.dispose();
    },
  };
}

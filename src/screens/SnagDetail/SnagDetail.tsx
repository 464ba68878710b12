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
import { LastMessage } from '../../parts/LastMessage';
import { MoveSheet } from '../../parts/moving/MoveSheet';
import { undoMs, useUndoable } from '../../parts/undo';
import { useParams, useSearch } from '../../router/useRouter';
import { classes } from '../../ui/classes';
import { useFoot } from '../../ui/layout/foot';
import { useWide } from '../../ui/layout/useWide';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { CommentForm } from './CommentForm';
import { FactEditor, type EditPart } from './FactEditor';
import { messages, sentBackMessages, takenBackMessages } from './messages';
import { NextButtons, Outcome, type Over } from './NextStep';
import { SnagBar } from './SnagBar';
import { Description, MainFacts, SnagFacts } from './SnagFacts';
import { SnagHead } from './SnagHead';
import { SnagHistory } from './SnagHistory';
import { SnagHistorySkeleton } from './SnagHistorySkeleton';
import { SnagPhotos } from './SnagPhotos';
import { SnagPlace } from './SnagPlace';
import styles from './SnagDetail.module.css';
import frame from './SnagDetailSkeleton.module.css';

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
        ...SnagBar_snag
        ...SnagHead_snag
        ...LastMessage_snag
        ...SnagPhotos_snag
        ...SnagPlace_snag
        ...SnagFacts_snag
        ...NextStep_snag
        ...SnagHistory_snag @defer(label: "history")
        ...CommentForm_snag
        ...MoveSheet_snag
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the sheet, which is loaded later
        ...SendSheet_snag
        ...FactEditor_snag
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
        ...FactEditor_project
      }
    `,
    project,
  );
  const [over, setOver] = useState<Over>(null);
  const undoable = useUndoable();
  const moveSnag = useMoveSnag();
  // START and TAKE_BACK need no input.
  const open = (what: Over) => {
    if (what === 'START') void undoable.act({ run: () => moveSnag(data.id, what) });
    else if (what === 'TAKE_BACK')
      void undoable.act({
        run: () => moveSnag(data.id, what, { holdMs: undoMs }),
        said: messages.takenBackUndo,
        undo: takenBackMessages,
      });
    else setOver(what);
  };
  const onHeld = (event: { eventId: string }, sayAgain: () => void) =>
    void undoable.act({
      run: () => Promise.resolve(event),
      said: messages.sentBackUndo,
      undo: { ...sentBackMessages, onUndone: sayAgain },
    });
  const close = () => setOver(null);
  const { number, plan } = useParams();
  const { snag: besidePlan } = useSearch();
  const edit = data.allowedActions.includes('EDIT')
    ? (part: EditPart) => setOver({ edit: part })
    : null;
  useEditRequest(number ?? besidePlan, edit !== null, () => edit?.('title'));
  const [refused, setRefused] = useState<string | null>(null);
  const foot = useFoot();
  const isWide = useWide();
  const besideIts = plan !== undefined;
  // Beside a plan there is as little room as on a phone.
  const wide = isWide && !besideIts;
  const part = over !== null && typeof over === 'object' ? over.edit : null;
  const inPlace = wide && part !== 'who' && part !== 'when';
  const editor = part !== null && (
    <FactEditor snag={data} project={set} part={part} inPlace={inPlace} onClose={close} />
  );
  const editing = part !== null && inPlace ? { part, editor, onClose: close } : null;
  useReturnFocus(editing?.part === 'title', close);
  const next = { snag: data, undoable, onOver: open };
  const place = <SnagPlace snag={data} code={code} />;
  const facts = (
    <SnagFacts snag={data} timeZone={timeZone} onEdit={edit} wide={wide} editing={editing} />
  );
  const description = <Description snag={data} onEdit={edit} editing={editing} />;
  const past = (
    <HistoryPart snag={data}>
      <SnagHistory snag={data} snagId={data.id} timeZone={timeZone} />
      {/* The form is below the history, so it is shown together with it. */}
      {data.allowedActions.includes('COMMENT') && (
        <CommentForm snag={data} snagId={data.id} withPhoto={wide} onRefused={setRefused} />
      )}
    </HistoryPart>
  );
  const outcome = <Outcome snagId={data.id} undoable={undoable} refused={refused} />;
  return (
    <article className={classes(frame.detail, wide && frame.wide)}>
      <SnagBar
        snag={data}
        code={code}
        mayLink={state === 'ACTIVE' && may({ role: membership.role }, 'makeLinks')}
        alone={!isWide && !besideIts}
        next={wide ? next : null}
        onOver={open}
        onRefused={setRefused}
      />
      {/* Beside its buttons in the order of keys, at the foot to the eye. */}
      {wide && (
        <div ref={foot} className={classes(styles.next, styles.last)}>
          {outcome}
        </div>
      )}
      <div className={frame.page}>
        {editing?.part === 'title' ? (
          editor
        ) : (
          <SnagHead snag={data} timeZone={timeZone} wide={wide} />
        )}
        <LastMessage snag={data} timeZone={timeZone} show={wide ? 'opening' : 'last'} />
        <SnagPhotos
          snag={data}
          project={set}
          timeZone={timeZone}
          wide={wide}
          onRefused={setRefused}
        />
        {wide ? (
          <div className={styles.split}>
            <div className={styles.column}>
              {description}
              {past}
            </div>
            <aside className={styles.aside} aria-label={messages.facts}>
              {place}
              {facts}
            </aside>
          </div>
        ) : (
          <>
            {description}
            <MainFacts snag={data} timeZone={timeZone} onEdit={edit} />
            {place}
            <section aria-label={messages.facts}>{facts}</section>
            {past}
          </>
        )}
      </div>
      {!wide && (
        <section ref={foot} aria-label={messages.working} className={styles.next}>
          {outcome}
          <NextButtons {...next} large />
        </section>
      )}
      {!inPlace && editor}
      {over === 'send' && <SendSheet snag={data} onClose={close} />}
      {over !== null && typeof over !== 'object' && over !== 'send' && (
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

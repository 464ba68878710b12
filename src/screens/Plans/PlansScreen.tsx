import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { PlansScreenQuery } from '../../../__generated__/relay/PlansScreenQuery.graphql';
import { worksForCompany } from '../../../rules/scope';
import { nameKey } from '../../../rules/text';
import { useStamp } from '../../app/forms';
import { sentenceOf } from '../../domain/errors';
import { LeaveSheet } from '../../parts/LeaveSheet';
import { useKeepFresh } from '../../parts/useKeepFresh';
import { Link } from '../../router/components';
import { useNavigate } from '../../router/useRouter';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { useTitle } from '../../ui/useTitle';
import { FileButton } from './FileButton';
import { messages } from './messages';
import { PlanCards } from './PlanCards';
import styles from './Plans.module.css';
import { ReviseSection } from './ReviseSection';
import { UploadRow } from './UploadRow';
import { createUploads } from './uploads';
import { useUploadPlanFile } from './useUploadPlanFile';

interface PlansScreenProps {
  queryRef: PreloadedQuery<PlansScreenQuery>;
  code: string;
  /** Code of the plan that gets a new revision. */
  revise: string | null;
}

/** All plans of a project, and the upload of plans and revisions. */
export function PlansScreen({ queryRef, code, revise }: PlansScreenProps) {
  const { project } = usePreloadedQuery<PlansScreenQuery>(plansQuery, queryRef);
  useKeepFresh<PlansScreenQuery>(plansQuery, queryRef.variables);
  useTitle(`${messages.title} · ${code}`);
  const navigate = useNavigate();
  const stamp = useStamp();
  const send = useUploadPlanFile();
  const [uploads] = useState(() => createUploads(send));
  const files = useSyncExternalStore(uploads.subscribe, uploads.get);
  useEffect(() => uploads.open(), [uploads]);
  const title = useRef<HTMLHeadingElement>(null);
  if (!project) {
    return (
      <EmptyState
        level={1}
        title={messages.notFound}
        action={
          <Link to="/p/$code" params={{ code }} className={buttonClass({ look: 'ink' })}>
            {messages.back}
          </Link>
        }
      >
        {sentenceOf('NOT_FOUND')}
      </EmptyState>
    );
  }

  const { plans, membership } = project;
  const { setUp, revisePlans } = membership.may;
  const revised =
    revise === null ? null : (plans.find((plan) => nameKey(plan.code) === nameKey(revise)) ?? null);
  const stopRevising = () =>
    void navigate({ to: '/p/$code/plans', params: { code }, search: {}, replace: true });
  const add = (chosen: readonly File[]) =>
    uploads.add(chosen, { projectId: project.id, planId: null, stamp });
  const addRevision = (planId: string, chosen: readonly File[]) => {
    uploads.add(chosen.slice(0, 1), { projectId: project.id, planId, stamp });
    stopRevising();
  };
  // The focused element is removed: the focus goes to the top.
  const done = (id: string) => {
    uploads.remove(id);
    title.current?.focus();
  };
  // During an upload the primary button is in its form.
  const busy = files.length > 0 || revise !== null;
  const revising = revisePlans && revised !== null;
  const dropped = revising ? (chosen: readonly File[]) => addRevision(revised.id, chosen) : add;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {messages.title}
        </h1>
        {setUp && plans.length > 0 && (
          <FileButton several look={busy ? 'plain' : 'ink'} onFiles={add} label={messages.upload} />
        )}
      </div>
      {revise !== null && (
        <ReviseSection
          plan={revised}
          code={revise}
          may={revisePlans}
          onFile={addRevision}
          onClose={stopRevising}
        />
      )}
      {files.length > 0 && (
        <ul className={styles.uploads} aria-label={messages.files}>
          {files.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              project={project}
              onRetry={() => uploads.retry(upload.id)}
              onRemove={() => done(upload.id)}
            />
          ))}
        </ul>
      )}
      {plans.length === 0 ? (
        files.length === 0 && <EmptyPlans role={membership.role} onFiles={setUp ? add : null} />
      ) : (
        <PlanCards project={project} code={code} />
      )}
      {(setUp || revising) && <DropZone onFiles={dropped} />}
      <LeaveSheet
        unsettled={files.some(({ state }) => state.kind !== 'failed' || state.problem.retryable)}
        title={messages.leaveTitle}
        why={messages.leaveWhy}
      />
    </div>
  );
}

const plansQuery = graphql`
  query PlansScreenQuery($code: String!) @preloadable {
    project(code: $code) {
      id
      membership {
        role
        may {
          setUp
          revisePlans
        }
      }
      plans {
        id
        code
        ...ReviseSection_plan
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the route around the screen, so that a screen stays one request
      ...ProjectRoute_project
      ...PlanCards_project
      ...UploadRow_project
    }
  }
`;

interface EmptyPlansProps {
  role: string;
  /** Null if the person may not upload plans. */
  onFiles: ((files: readonly File[]) => void) | null;
}

/** A project without plans: the upload, or who may upload. */
export function EmptyPlans({ role, onFiles }: EmptyPlansProps) {
  if (onFiles === null)
    return (
      <EmptyState title={messages.none}>
        {worksForCompany(role) ? messages.noneTrade : messages.noneOthers}
      </EmptyState>
    );
  return (
    <EmptyState
      title={messages.none}
      action={<FileButton several look="ink" onFiles={onFiles} label={messages.uploadFirst} />}
    >
      {messages.noneAdmin}
    </EmptyState>
  );
}

/**
 * Makes the whole page a drop target for files. The button next to the title does the same for the
 * keyboard.
 */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(onFiles);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // Otherwise the browser would open the file instead of the page.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // Only when leaving the window: `dragleave` also fires for every element passed.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      if (files.length > 0) dropped(files);
    };
    const listeners = [
      ['dragenter', drag],
      ['dragover', drag],
      ['dragleave', leave],
      ['drop', drop],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener);
    };
  }, []);
  return over && <p className={styles.drop}>{messages.drop}</p>;
}

import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BringIn_project$key } from '../../../__generated__/relay/BringIn_project.graphql';
import { type ImportState, isAtWork } from '../../../rules/imports';
import { BackLink } from '../../parts/BackLink';
import { useUnsavedInput } from '../../parts/unsavedInput';
import { Button } from '../../ui/Button';
import { TickIcon } from '../../ui/laterIcons';
import { PaneBar } from '../../ui/layout/PaneBar';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../ui/announcements';
import styles from './Data.module.css';
import { ImportCheck } from './ImportCheck';
import { ImportColumns } from './ImportColumns';
import { ImportOutcome } from './ImportOutcome';
import { ImportStart } from './ImportStart';
import { importMessages as messages } from './importMessages';
import type { TableImport } from './importCalls';
import { messages as dataMessages } from './messages';
import { type Imports, useImports } from './useImports';

/**
 * Imports tables: choose or paste one, map its columns, see the result for each row in a dry run,
 * import it, undo it.
 */
export function BringIn({ project }: { project: BringIn_project$key }) {
  const { id, code } = useFragment(
    graphql`
      fragment BringIn_project on Project {
        id
        code
      }
    `,
    project,
  );
  const imports = useImports(id);
  const { current, problem } = imports;
  useSay(
    current === null ? '' : `${current.id} ${current.state}`,
    current && messages.states[current.state],
  );
  const title = current?.facts?.bcf === undefined ? messages.title : dataMessages.bcfImport;
  return (
    <section className={styles.screen} aria-label={title}>
      <PaneBar
        title={
          <>
            {title}{' '}
            {current !== null && <span className={styles.file}>{messages.named(current)}</span>}
          </>
        }
        back={<BackLink label={messages.toData} to="." search />}
        alone
      >
        <Steps at={current === null ? 0 : stepOf[current.state]} />
      </PaneBar>
      <div className={styles.import}>
        <Notice kind="refused">{problem}</Notice>
        {current === null ? (
          <ImportStart imports={imports} projectId={id} />
        ) : (
          <Current
            key={`${current.id} ${isCheck(current) ? 'check' : current.state}`}
            imports={imports}
            current={current}
            code={code}
          />
        )}
      </div>
    </section>
  );
}

function Current({
  imports,
  current,
  code,
}: {
  imports: Imports;
  current: TableImport;
  code: string;
}) {
  // What was changed of the columns since the dry run is kept, and would be hidden behind it.
  const { typed } = useUnsavedInput(current.id);
  const [again, setAgain] = useState(typed.form !== undefined);
  const { state } = current;
  // An answer runs it again, and what the one before has shown stays meanwhile.
  const [isAgain, setIsAgain] = useState(false);
  if (state === 'CHECKED' && !isAgain) setIsAgain(true);
  if (state === 'CHECKING' && again) setAgain(false);
  return (
    <>
      {current.problem !== null && <Notice kind="refused">{current.problem}</Notice>}
      {state === 'READ' || (state === 'CHECKED' && again) ? (
        <ImportColumns imports={imports} current={current} />
      ) : isCheck(current) && (state === 'CHECKED' || isAgain) ? (
        <ImportCheck
          imports={imports}
          current={current}
          code={code}
          onColumns={() => setAgain(true)}
        />
      ) : isAtWork(state) ? (
        <Progress current={current} />
      ) : state === 'FAILED' ? (
        <div className={styles.buttons}>
          <Button look="ink" onClick={() => imports.forget(current.id)}>
            {messages.another}
          </Button>
        </div>
      ) : (
        <ImportOutcome imports={imports} current={current} code={code} />
      )}
    </>
  );
}

const isCheck = ({ state }: TableImport): boolean => state === 'CHECKING' || state === 'CHECKED';

const stepOf: Readonly<Record<ImportState, number>> = {
  RECEIVED: 1,
  READING: 1,
  READ: 1,
  FAILED: 1,
  CHECKING: 2,
  CHECKED: 2,
  DOING: 3,
  DONE: 3,
  STOPPED: 3,
  UNDOING: 3,
  UNDO_STOPPED: 3,
  UNDONE: 3,
};

/** Where one is on the way from a file to its rows. */
function Steps({ at }: { at: number }) {
  return (
    <ol className={styles.steps} aria-label={messages.steps}>
      {messages.stepNames.map((name, step) => (
        <li
          key={name}
          aria-current={step === at ? 'step' : undefined}
          data-done={step < at || undefined}
        >
          <span className={styles.step} aria-hidden="true">
            {step < at ? <TickIcon size={14} /> : step + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}

function Progress({ current: { state, progress } }: { current: TableImport }) {
  const id = useId();
  return (
    <div>
      <p id={id}>{messages.progress(messages.states[state], progress)}</p>
      <progress className={styles.progress} aria-labelledby={id} max={100} value={progress} />
    </div>
  );
}

import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BringIn_project$key } from '../../../__generated__/relay/BringIn_project.graphql';
import { isAtWork } from '../../../rules/imports';
import { useUnsavedInput } from '../../parts/unsavedInput';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../ui/announcements';
import styles from './Data.module.css';
import { ImportColumns } from './ImportColumns';
import { ImportOutcome } from './ImportOutcome';
import { ImportStart } from './ImportStart';
import { importMessages as messages } from './importMessages';
import type { TableImport } from './importCalls';
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
  return (
    <section className={styles.section} aria-labelledby="bring-in-title">
      <h2 id="bring-in-title">{messages.title}</h2>
      <Notice kind="refused">{problem}</Notice>
      {current === null ? (
        <ImportStart imports={imports} projectId={id} />
      ) : (
        <Current
          key={`${current.id} ${current.state}`}
          imports={imports}
          current={current}
          code={code}
        />
      )}
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
  return (
    <>
      <h3>{messages.named(current)}</h3>
      {current.problem !== null && <Notice kind="refused">{current.problem}</Notice>}
      {isAtWork(state) ? (
        <Progress current={current} />
      ) : state === 'READ' || (state === 'CHECKED' && again) ? (
        <ImportColumns imports={imports} current={current} />
      ) : state === 'FAILED' ? (
        <div className={styles.buttons}>
          <Button look="ink" onClick={() => imports.forget(current.id)}>
            {messages.another}
          </Button>
        </div>
      ) : (
        <ImportOutcome
          imports={imports}
          current={current}
          code={code}
          onColumns={() => setAgain(true)}
        />
      )}
    </>
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

import { useState } from 'react';
import { importOutcomes, type ImportOutcome as Outcome, mayStart } from '../../../rules/imports';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/fields/Choice';
import { Notice } from '../../ui/Notice';
import styles from './Data.module.css';
import { ImportPhotos } from './ImportPhotos';
import { ImportRows } from './ImportRows';
import type { TableImport } from './importCalls';
import { importMessages as messages } from './importMessages';
import type { Imports } from './useImports';
import { useSaveRefused } from './useSaveRefused';

interface ImportOutcomeProps {
  imports: Imports;
  current: TableImport;
  code: string;
}

/** The result of an import, and the next steps. */
export function ImportOutcome({ imports, current, code }: ImportOutcomeProps) {
  const { counts, state } = current;
  const there = importOutcomes.filter((outcome) => counts[outcome] > 0);
  const [outcome, setOutcome] = useState<Outcome>(
    there.includes('REFUSE') ? 'REFUSE' : (there[0] ?? 'MAKE'),
  );
  const counted = importOutcomes.reduce((sum, each) => sum + counts[each], 0);
  const [sure, setSure] = useState(false);
  const refusedRows = useSaveRefused(imports, current.id, code);
  const toDo = counts.MAKE + counts.CHANGE;
  return (
    <>
      <p>{messages.states[state]}</p>
      {state === 'STOPPED' && <p>{messages.stopped(counts)}</p>}
      {state === 'UNDONE' ? <p>{messages.undone}</p> : <p>{messages.counted(counts)}</p>}
      <div className={styles.buttons}>
        {mayStart('DOING', state) && (
          <Button
            look="ink"
            busy={imports.busy}
            aria-disabled={toDo === 0}
            onClick={() => toDo > 0 && imports.do()}
          >
            {state === 'STOPPED' ? messages.goOn : messages.do(toDo)}
          </Button>
        )}
        {state === 'UNDO_STOPPED' && (
          <Button look="ink" busy={imports.busy} onClick={() => imports.undo()}>
            {messages.goOn}
          </Button>
        )}
        {mayStart('UNDOING', state) && state !== 'UNDO_STOPPED' && !sure && (
          <Button onClick={() => setSure(true)}>{messages.undo}</Button>
        )}
        <Button onClick={() => imports.open(null)}>{messages.another}</Button>
      </div>
      {sure && (
        <div className={styles.sure}>
          <p>{messages.undoWhat}</p>
          <div className={styles.buttons}>
            <Button look="danger" busy={imports.busy} onClick={() => imports.undo()}>
              {messages.undoDo}
            </Button>
            <Button look="quiet" onClick={() => setSure(false)}>
              {messages.undoNot}
            </Button>
          </div>
        </div>
      )}
      {state === 'DONE' && mayHavePhotos(current) && counts.REFUSE < counted && (
        <ImportPhotos calls={imports.calls} importId={current.id} code={code} />
      )}
      {there.length > 0 && (
        <Choice
          label={messages.rows}
          options={there.map((value) => ({
            value,
            label: messages.outcomes[value](counts[value]),
          }))}
          value={outcome}
          onChange={setOutcome}
        />
      )}
      {outcome === 'REFUSE' && counts.REFUSE > 0 && (
        <div className={styles.buttons}>
          <Button busy={refusedRows.saving} onClick={refusedRows.save}>
            {messages.saveRefused}
          </Button>
          <Notice kind="refused">{refusedRows.problem}</Notice>
        </div>
      )}
      {there.length > 0 && (
        <ImportRows
          key={`${current.id} ${state} ${outcome}`}
          calls={imports.calls}
          importId={current.id}
          table={current.table}
          outcome={outcome}
          code={code}
        />
      )}
    </>
  );
}

/** A BCF file has its pictures in it. */
const mayHavePhotos = ({ table, facts }: TableImport): boolean =>
  table === 'snags' && facts?.bcf === undefined;

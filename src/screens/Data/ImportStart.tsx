import { useRef, useState } from 'react';
import {
  bcfLimits,
  importBytes,
  importLimits,
  type ImportTable,
  importTables,
  isBcfName,
} from '../../../rules/imports';
import { shortTime } from '../../domain/time';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/fields/Form';
import { SelectField } from '../../ui/fields/SelectField';
import { TextArea } from '../../ui/fields/TextField';
import { fileSize } from '../../ui/messages/fileSize';
import { RowFace, rowClass, Section } from '../../ui/Rows';
import styles from './Data.module.css';
import { importMessages as messages } from './importMessages';
import type { Imports } from './useImports';

/** Choice of the kind of table and its source, and the list of earlier imports. */
export function ImportStart({ imports, projectId }: { imports: Imports; projectId: string }) {
  const { all, busy, send, open } = imports;
  const {
    values: { table, pasted },
    change,
    forget,
  } = useUnsavedForm<{ table: ImportTable; pasted: string }>(`import ${projectId}`, {
    table: 'snags',
    pasted: '',
  });
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = (file: File): void => {
    const limit = importBytes(file.name);
    const tooBig = file.size > limit ? messages.tooBig(fileSize(file.size), fileSize(limit)) : null;
    setProblem(tooBig);
    const kind = isBcfName(file.name) ? 'snags' : table;
    if (tooBig === null) send(kind, file, file.name, () => change({ table: 'snags' }));
  };
  const paste = (): void => {
    const empty = pasted.trim() === '' ? messages.pasteNothing : null;
    setProblem(empty);
    if (empty === null) send(table, new Blob([pasted]), '', forget);
  };
  return (
    <div className={styles.start}>
      <p>{messages.what(fileSize(importLimits.bytes), importLimits.rows)}</p>
      <p>{messages.whatBcf(fileSize(bcfLimits.bytes), bcfLimits.topics)}</p>
      <Form label={messages.title} onSubmit={paste}>
        <SelectField
          label={messages.table}
          value={table}
          onChange={({ target }) =>
            change({ table: importTables.find((each) => each === target.value) ?? 'snags' })
          }
        >
          {importTables.map((each) => (
            <option key={each} value={each}>
              {messages.tables[each]}
            </option>
          ))}
        </SelectField>
        <div className={styles.buttons}>
          <Button look="ink" busy={busy} onClick={() => input.current?.click()}>
            {busy ? messages.sending : messages.choose}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,.bcf,.bcfzip,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/zip,application/octet-stream"
          hidden
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // So that the same file can be chosen again.
            event.target.value = '';
            if (chosen !== undefined) choose(chosen);
          }}
        />
        <TextArea
          label={messages.paste}
          hint={messages.pasteHint}
          rows={5}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          value={pasted}
          onChange={({ target }) => change({ pasted: target.value })}
          error={problem}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {messages.readPasted}
          </Button>
        </div>
      </Form>
      {all !== null && all.length > 0 && (
        <Section title={messages.before}>
          {all.map((each) => (
            <button key={each.id} type="button" className={rowClass} onClick={() => open(each.id)}>
              <RowFace
                label={messages.named(each)}
                detail={messages.listed(each, shortTime(each.askedAt))}
                next
              />
            </button>
          ))}
        </Section>
      )}
    </div>
  );
}

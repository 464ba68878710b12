import { useEffect, useState } from 'react';
import {
  type ImportAnswers,
  type ImportMapping,
  type ImportOutcome,
  importOutcomes,
  noAnswers,
} from '../../../rules/imports';
import { CallProblem } from '../../app/serverCalls';
import { Button } from '../../ui/Button';
import { Segments } from '../../ui/fields/Segments';
import { useFoot } from '../../ui/layout/foot';
import { Notice } from '../../ui/Notice';
import styles from './Import.module.css';
import { ImportQuestion } from './ImportQuestion';
import { ImportRows } from './ImportRows';
import type { Questions, TableImport } from './importCalls';
import { importMessages as messages } from './importMessages';
import type { Imports } from './useImports';
import { useSaveRefused } from './useSaveRefused';

interface ImportCheckProps {
  imports: Imports;
  current: TableImport;
  code: string;
  onColumns: () => void;
}

/**
 * The result of a dry run: what is asked of refused rows, and what will be written. An answer runs
 * it again; meanwhile the one before is shown.
 */
export function ImportCheck({ imports, current, code, onColumns }: ImportCheckProps) {
  const [{ shown, run }, setShown] = useState({ shown: current, run: 0 });
  if (current.state === 'CHECKED' && current !== shown) setShown({ shown: current, run: run + 1 });
  const busy = imports.busy || current.state !== 'CHECKED';
  const { counts, mapping } = shown;
  const { asked, problem } = useQuestions(imports, shown);
  const foot = useFoot();
  const refusedRows = useSaveRefused(imports, current.id, code);
  const toDo = counts.MAKE + counts.CHANGE;
  const answer = (part: Partial<ImportMapping>, answers?: Partial<ImportAnswers>): void => {
    if (mapping === null || busy) return;
    const next = { ...(mapping.answers ?? noAnswers), ...answers };
    imports.check({ ...mapping, ...part, answers: next }, () => undefined);
  };
  const refused = asked?.refused ?? counts.REFUSE;
  const broken = shown.facts?.bcf?.broken ?? [];
  return (
    <>
      <Summary counts={{ ...counts, REFUSE: refused }} busy={busy} />
      <Notice kind="refused">{problem ?? refusedRows.problem}</Notice>
      {broken.length > 0 && <p className={styles.hint}>{messages.brokenTopics(broken)}</p>}
      <div className={styles.two}>
        {asked !== null && mapping !== null && (
          <section className={styles.card} aria-busy={busy}>
            <div className={styles.head}>
              <h2>
                {refused === 0
                  ? messages.allRead
                  : messages.reasons(refused, asked.questions.length + asked.more)}
              </h2>
              {asked.questions.length > 0 && <span>{messages.oneAnswer}</span>}
            </div>
            {asked.questions.map((question) => (
              <ImportQuestion
                key={question.key}
                question={question}
                things={asked.things}
                mapping={mapping}
                busy={busy}
                onAnswer={answer}
                onSave={refusedRows.save}
                saving={refusedRows.saving}
              />
            ))}
            {asked.more > 0 && <p>{messages.moreReasons(asked.more)}</p>}
            <Told asked={asked} answer={answer} mapping={mapping} busy={busy} />
          </section>
        )}
        <Written key={run} imports={imports} shown={shown} code={code} />
      </div>
      <div className={styles.savebar} ref={foot}>
        <Button look="quiet" onClick={onColumns}>
          {messages.backToColumns}
        </Button>
        <Button look="quiet" onClick={() => imports.forget(current.id)}>
          {messages.discard}
        </Button>
        <span className={styles.stay}>{refused > 0 && messages.stayOut(refused)}</span>
        <Button
          look="ink"
          busy={busy}
          aria-disabled={toDo === 0}
          onClick={() => toDo > 0 && imports.do()}
        >
          {messages.do(toDo)}
        </Button>
      </div>
    </>
  );
}

/** What a dry run asks; asked again after each. */
function useQuestions({ calls }: Imports, shown: TableImport) {
  const [asked, setAsked] = useState<Questions | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (shown.state !== 'CHECKED') return undefined;
    let left = false;
    calls
      .questions(shown.id)
      .then((now) => {
        if (left) return;
        setAsked(now);
        setProblem(null);
      })
      .catch((error: unknown) => {
        if (!left && error instanceof CallProblem) setProblem(error.message);
      });
    return () => {
      left = true;
    };
  }, [calls, shown]);
  return { asked, problem };
}

/** How many rows are new, changed, and still to be sorted out, as a bar and in figures. */
function Summary({ counts, busy }: { counts: TableImport['counts']; busy: boolean }) {
  const { MAKE, CHANGE, SAME, REFUSE } = counts;
  return (
    <div>
      <div className={styles.bar} aria-hidden="true" data-busy={busy || undefined}>
        {(['MAKE', 'CHANGE', 'SAME', 'REFUSE'] as const).map((outcome) => (
          <span key={outcome} data-outcome={outcome} style={{ flexGrow: counts[outcome] }} />
        ))}
      </div>
      <div className={styles.figures}>
        {messages.figures(MAKE, CHANGE, SAME, REFUSE).map(({ outcome, text }) => (
          <span key={outcome} data-outcome={outcome}>
            {text}
          </span>
        ))}
        <span className={styles.hint}>{messages.nothingWritten}</span>
      </div>
    </div>
  );
}

interface ToldProps {
  asked: Questions;
  mapping: ImportMapping;
  busy: boolean;
  answer: (part: Partial<ImportMapping>, answers?: Partial<ImportAnswers>) => void;
}

const likeCodes = ['NOTE_LIKE', 'NOTE_LIKE_ROW'];

/** What is made beside the rows, and what is done otherwise than they say. */
function Told({ asked: { made, told, leftOut }, mapping, busy, answer }: ToldProps) {
  const like = told.filter(({ code }) => likeCodes.includes(code));
  const likeRows = like.reduce((sum, { rows }) => sum + rows, 0);
  const isAnswered = JSON.stringify(mapping.answers) !== JSON.stringify(noAnswers);
  return (
    <div className={styles.told}>
      {made.length > 0 && (
        <p>{messages.alsoMade(made.map(({ thing, count }) => messages.made[thing](count)))}</p>
      )}
      {told.length > 0 && (
        <ul>
          {told.map(({ code, text, rows }) => (
            <li key={`${code} ${text}`}>{messages.toldOf(rows, text)}</li>
          ))}
        </ul>
      )}
      {leftOut > 0 && <p>{messages.leftOut(leftOut)}</p>}
      <div className={styles.buttons}>
        {likeRows > 0 && (
          <Button
            busy={busy}
            onClick={() => answer({}, { leftOut: [...mapping.answers.leftOut, ...likeCodes] })}
          >
            {messages.leaveOut(likeRows)}
          </Button>
        )}
        {isAnswered && (
          <Button look="quiet" busy={busy} onClick={() => answer({}, noAnswers)}>
            {messages.answerAgain}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The rows by what becomes of them. */
function Written({ imports, shown, code }: { imports: Imports; shown: TableImport; code: string }) {
  const there = importOutcomes.filter((outcome) => shown.counts[outcome] > 0);
  const [outcome, setOutcome] = useState<ImportOutcome>(there[0] ?? 'MAKE');
  if (there.length === 0) return null;
  return (
    <section className={styles.card} aria-label={messages.written}>
      <div className={styles.head}>
        <h2>{messages.written}</h2>
        <Segments
          label={messages.rows}
          options={there.map((value) => ({
            value,
            label: messages.outcomes[value](shown.counts[value]),
          }))}
          value={outcome}
          onChange={setOutcome}
        />
      </div>
      <ImportRows
        key={outcome}
        calls={imports.calls}
        importId={shown.id}
        table={shown.table}
        outcome={outcome}
        code={code}
      />
    </section>
  );
}

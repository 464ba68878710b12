import { useState } from 'react';
import {
  type DayOrder,
  type ImportAnswers,
  type ImportMapping,
  olderWays,
  sameNumberWays,
} from '../../../rules/imports';
import { Button } from '../../ui/Button';
import { Segments } from '../../ui/fields/Segments';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import styles from './Import.module.css';
import type { AskedName, Question, Questions } from './importCalls';
import { importMessages as messages } from './importMessages';
import { meaningLabels } from './meaningLabels';

interface ImportQuestionProps {
  question: Question;
  things: Questions['things'];
  mapping: ImportMapping;
  busy: boolean;
  onAnswer: (part: Partial<ImportMapping>, answers?: Partial<ImportAnswers>) => void;
  onSave: () => void;
  saving: boolean;
}

/** One reason why rows are refused; one answer settles all its rows. */
export function ImportQuestion(props: ImportQuestionProps) {
  const { title, rows, lines, texts, names = [] } = props.question;
  const others = (names.length > 0 ? names.map(({ name }) => name) : texts).slice(1);
  return (
    <section className={styles.question} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span>{messages.rowsOf(rows)}</span>
      </div>
      <p className={styles.hint}>
        {others.length > 0 ? messages.andOthers(others) : messages.lines(lines, rows)}
      </p>
      <Answers {...props} />
    </section>
  );
}

function Answers(props: ImportQuestionProps) {
  const { question, mapping, busy, onAnswer } = props;
  switch (question.code) {
    case 'ROW_NOT_MADE':
      return <Names {...props} />;
    case 'ROW_TWO_DATES':
      return <Order {...props} />;
    case 'ROW_NO_DATE':
      return (
        <div className={styles.answers}>
          {mapping.dayOrder !== null &&
            question.texts.some((text) => /^\d+[-/]\d+[-/]/.test(text)) && <Order {...props} />}
          <Button busy={busy} onClick={() => onAnswer({}, { blankDates: true })}>
            {messages.blankDates}
          </Button>
        </div>
      );
    case 'ROW_FIXED_NEEDS_PHOTO':
      return (
        <div className={styles.answers}>
          {(['CLOSED', 'IN_PROGRESS', 'NOTE'] as const).map((way) => (
            <Button key={way} busy={busy} onClick={() => onAnswer({}, { withoutPhoto: way })}>
              {messages.withoutPhoto[way]}
            </Button>
          ))}
        </div>
      );
    case 'ROW_SAME_NUMBER':
      return (
        <div className={styles.answers}>
          {sameNumberWays.map((way) => (
            <Button key={way} busy={busy} onClick={() => onAnswer({}, { sameNumber: way })}>
              {messages.sameNumber[way](question.rows)}
            </Button>
          ))}
        </div>
      );
    case 'ROW_OLDER':
      return (
        <div className={styles.answers}>
          {olderWays.map((way) => (
            <Button key={way} busy={busy} onClick={() => onAnswer({}, { older: way })}>
              {messages.older[way]}
            </Button>
          ))}
        </div>
      );
    case 'PLACE_REQUIRED':
      return <Place {...props} />;
    default:
      return question.field === undefined ? <LeaveOut {...props} /> : <Word {...props} />;
  }
}

function LeaveOut({
  question: { code, rows },
  mapping,
  busy,
  onAnswer,
  onSave,
  saving,
}: ImportQuestionProps) {
  return (
    <div className={styles.answers}>
      <Button
        busy={busy}
        onClick={() => onAnswer({}, { leftOut: [...mapping.answers.leftOut, code] })}
      >
        {messages.leaveOut(rows)}
      </Button>
      <Button look="quiet" busy={saving} onClick={onSave}>
        {messages.saveRefused}
      </Button>
    </div>
  );
}

/** Names that the project does not have: each stands for something, is made, or left blank. */
function Names({ question, things, mapping, busy, onAnswer }: ImportQuestionProps) {
  const { thing = 'company', names = [], like = false, rows } = question;
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const before = mapping.answers[thing];
  const valueOf = ({ name, near }: AskedName): string => chosen[name] ?? near[0]?.id ?? '';
  const say = (named: Readonly<Record<string, string>>) =>
    onAnswer({}, { [thing]: { ...before, named: { ...before.named, ...named } } });
  const all = (way: string) => Object.fromEntries(names.map(({ name }) => [name, way]));
  const chosenOnes = Object.fromEntries(
    names.flatMap((each) => (valueOf(each) === '' ? [] : [[each.name, valueOf(each)]])),
  );
  const others = (way: 'MAKE' | 'BLANK') => onAnswer({}, { [thing]: { ...before, others: way } });
  const fields = names.map((each) => (
    <SelectField
      key={each.name}
      label={names.length === 1 ? messages.standsFor : messages.nameRows(each.name, each.rows)}
      value={valueOf(each)}
      onChange={({ target }) => setChosen({ ...chosen, [each.name]: target.value })}
    >
      <option value="">{messages.choose1}</option>
      {each.near.length > 0 && (
        <optgroup label={messages.nearest}>
          {each.near.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      {thing !== 'location' && (
        <optgroup label={messages.allThings}>
          {things[thing]
            .filter(({ id }) => !each.near.some((near) => near.id === id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </optgroup>
      )}
    </SelectField>
  ));
  const mayMatch = like || (thing !== 'location' && things[thing].length > 0);
  return (
    <div className={styles.answers}>
      {mayMatch &&
        (names.length === 1 ? (
          fields
        ) : (
          <details className={styles.details}>
            <summary>{messages.oneByOne}</summary>
            {fields}
          </details>
        ))}
      {mayMatch && Object.keys(chosenOnes).length > 0 && (
        <Button busy={busy} onClick={() => say(chosenOnes)}>
          {messages.useFor(rows)}
        </Button>
      )}
      <Button busy={busy} onClick={() => (like ? say(all('MAKE')) : others('MAKE'))}>
        {messages.addNew[thing](names.length)}
      </Button>
      <Button look="quiet" busy={busy} onClick={() => (like ? say(all('BLANK')) : others('BLANK'))}>
        {messages.leaveBlank}
      </Button>
    </div>
  );
}

function Word({ question, mapping, busy, onAnswer }: ImportQuestionProps) {
  const { field = 'status', word = '', rows } = question;
  const [value, setValue] = useState<string | null>(null);
  return (
    <div className={styles.answers}>
      <SelectField
        label={messages.standsFor}
        value={value ?? 'ask'}
        onChange={({ target }) => setValue(target.value)}
      >
        {value === null && <option value="ask">{messages.choose1}</option>}
        <option value="">{messages.saysNothing}</option>
        {Object.entries(meaningLabels[field]).map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button
        busy={busy}
        aria-disabled={value === null}
        onClick={() =>
          value !== null &&
          onAnswer({
            words: { ...mapping.words, [field]: { ...mapping.words[field], [word]: value } },
          })
        }
      >
        {messages.useFor(rows)}
      </Button>
    </div>
  );
}

function Order({ question: { rows }, mapping, busy, onAnswer }: ImportQuestionProps) {
  // Of the languages of sites here all write the day first.
  const [order, setOrder] = useState<DayOrder>(mapping.dayOrder === 'DMY' ? 'MDY' : 'DMY');
  return (
    <div className={styles.answers}>
      <Segments
        label={messages.dayOrder}
        options={messages.dayOrders}
        value={order}
        onChange={setOrder}
      />
      <Button busy={busy} onClick={() => onAnswer({ dayOrder: order })}>
        {messages.useFor(rows)}
      </Button>
    </div>
  );
}

function Place(props: ImportQuestionProps) {
  const { question, busy, onAnswer } = props;
  const [place, setPlace] = useState('');
  return (
    <>
      <div className={styles.answers}>
        <TextField
          label={messages.place}
          hint={messages.placeHint}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
        <Button
          busy={busy}
          aria-disabled={place.trim() === ''}
          onClick={() => place.trim() !== '' && onAnswer({ place })}
        >
          {messages.useFor(question.rows)}
        </Button>
      </div>
      <LeaveOut {...props} />
    </>
  );
}

import { useDeferredValue, useMemo, useState } from 'react';
import { projectLimits } from '../../../rules/limits';
import { useStamp } from '../../app/stamp';
import { useOnce } from '../../app/useOnce';
import { useSubmit } from '../../app/useSubmit';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/fields/Choice';
import { Actions, Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { SearchChoice } from '../../ui/fields/SearchChoice';
import { Sheet } from '../../ui/overlays/Sheet';
import { TextArea, TextField } from '../../ui/fields/TextField';
import { expandPattern } from './locationPattern';
import { LocationPreview } from './LocationPreview';
import type { LocationDesk } from './LocationRows';
import styles from './Locations.module.css';
import { locationWords as words } from './locationMessages';
import { planLocations } from './planLocations';
import { readList } from './readLocations';
import { useAddLocations } from './useAddLocations';
import { useNewIds } from './useNewIds';

type Way = (typeof words.ways)[number]['value'];

/** What was typed so far. It outlasts the sheet, which a touch beside it closes. */
export interface LocationsDraft {
  readonly way: Way;
  readonly list: string;
  readonly names: string;
  readonly inEach: string;
  readonly intoId: string | null;
}

export const emptyLocations: LocationsDraft = { way: 'list', list: '', names: '', inEach: '', intoId: null };

interface AddLocationsSheetProps {
  open: boolean;
  desk: LocationDesk;
  draft: LocationsDraft;
  onDraft: (draft: LocationsDraft) => void;
  onClose: () => void;
}

export function AddLocationsSheet({ open, onClose, ...more }: AddLocationsSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={words.addManyTitle}>
      <AddLocationsForm {...more} onClose={onClose} />
    </Sheet>
  );
}

const problemsAtMost = 5;

/** Many locations from a list or by a pattern, shown as the tree they make before they are added, all of them or none. */
function AddLocationsForm({ desk, draft, onDraft, onClose }: Omit<AddLocationsSheetProps, 'open'>) {
  const { projectId, tree, fold, onSaved } = desk;
  const add = useAddLocations();
  const once = useOnce(useStamp());
  const { way, list, names, inEach, intoId } = draft;
  const [unclear, setUnclear] = useState(false);
  const [tried, setTried] = useState(false);
  const idOf = useNewIds();
  const hosts = tree.all.filter(({ depth, archived }) => !archived && depth < projectLimits.locationDepth);
  const into = tree.all.find(({ id, archived }) => id === intoId && !archived) ?? null;

  const written = useMemo(() => (way === 'list' ? { written: readList(list), problem: null } : expandPattern(names, inEach)), [way, list, names, inEach]);
  const plan = useMemo(() => planLocations(written.written, into, tree, idOf), [written, into, tree, idOf]);
  const shown = useDeferredValue(plan);

  const discard = () => {
    onDraft(emptyLocations);
    onClose();
  };
  const { busy, problem, run } = useSubmit(() => {
    if (into !== null) fold(into.id, true);
    announce(words.added(plan.added.length));
    onSaved();
    discard();
  });
  const problems = written.problem === null ? plan.problems : [written.problem];
  const nothing = plan.planned.length === 0 ? words.needed : plan.added.length === 0 ? words.nothingNew : null;
  const error = problems.length > 0 ? problemsOf(problems) : tried ? nothing : null;
  const submit = () => {
    setTried(true);
    if (unclear || problems.length > 0 || nothing !== null) return;
    const locations = plan.added.map(({ id, name, parentId }) => ({ id, name, parentId }));
    run(() =>
      once({ projectId, locations }, (input) => add(input, plan.added)).catch((refused: unknown) => {
        // Somebody may have added some of them meanwhile: the preview shows it then.
        onSaved();
        throw refused;
      }),
    );
  };
  return (
    <Form label={words.addManyTitle} onSubmit={submit} first="written">
      <Choice label={words.way} options={words.ways} value={way} onChange={(next) => onDraft({ ...draft, way: next })} />
      {hosts.length > 0 && (
        <SearchChoice
          label={words.into}
          options={hosts.map(({ id, path }) => ({ id, label: path }))}
          value={intoId}
          onChange={(next) => onDraft({ ...draft, intoId: next })}
          placeholder={words.intoNothing}
          none={words.intoNone}
          onUnclear={setUnclear}
          error={unclear ? words.intoUnclear : null}
        />
      )}
      <div data-field="written">
        {way === 'list' ? (
          <TextArea label={words.list} hint={words.listHint} rows={6} wrap="off" spellCheck={false} autoCapitalize="off" value={list} onChange={({ target }) => onDraft({ ...draft, list: target.value })} error={error} />
        ) : (
          <TextField label={words.pattern} hint={words.patternHint} value={names} onChange={({ target }) => onDraft({ ...draft, names: target.value })} error={error} />
        )}
      </div>
      {way === 'pattern' && (
        <TextField label={words.inEach} hint={words.inEachHint} value={inEach} onChange={({ target }) => onDraft({ ...draft, inEach: target.value })} />
      )}
      <p role="status" className={styles.summary}>
        {shown.planned.length > 0 && words.summary(shown.added.length, shown.planned.length - shown.added.length)}
      </p>
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button type="submit" look="next" busy={busy}>
          {busy ? words.adding : plan.added.length === 0 ? words.addMany : words.addAll(plan.added.length)}
        </Button>
        <Button look="quiet" onClick={discard}>
          {words.cancel}
        </Button>
      </Actions>
      {shown.planned.length > 0 && <LocationPreview plan={shown} where={unclear ? null : into === null ? words.atTop : words.insideOf(into.path)} />}
    </Form>
  );
}

function problemsOf(problems: readonly string[]): string {
  const more = problems.length - problemsAtMost;
  return [...problems.slice(0, problemsAtMost), ...(more > 0 ? [words.moreProblems(more)] : [])].join('\n');
}

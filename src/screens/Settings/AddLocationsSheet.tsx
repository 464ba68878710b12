import { useDeferredValue, useId, useMemo, useState } from 'react';
import { projectLimits } from '../../../rules/limits';
import { nameKey } from '../../../rules/text';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { announce } from '../../ui/announcements';
import { Choice } from '../../ui/fields/Choice';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { SearchChoice } from '../../ui/fields/SearchChoice';
import { TextArea, TextField } from '../../ui/fields/TextField';
import { Sheet } from '../../ui/overlays/Sheet';
import { locationMessages as messages } from './locationMessages';
import { expandPattern } from './locationPattern';
import styles from './Locations.module.css';
import type { ListedLocation, LocationDesk, LocationTree } from './locationTree';
import { planLocations, type LocationPlan } from './planLocations';
import { readList } from './readLocations';
import { useAddLocations } from './useAddLocations';
import { useNewIds } from './useNewIds';

type Way = (typeof messages.ways)[number]['value'];

interface LocationsDraft {
  readonly way: Way;
  readonly list: string;
  readonly names: string;
  readonly inEach: string;
  readonly intoId: string | null;
}

const emptyLocations: LocationsDraft = {
  way: 'list',
  list: '',
  names: '',
  inEach: '',
  intoId: null,
};

interface AddLocationsSheetProps {
  open: boolean;
  desk: LocationDesk;
  onClose: () => void;
}

export function AddLocationsSheet({ open, onClose, ...more }: AddLocationsSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={messages.addManyTitle} wide>
      <AddLocationsForm {...more} onClose={onClose} />
    </Sheet>
  );
}

const problemsAtMost = 5;

/**
 * Adds many locations from a list or a pattern, with a preview of the tree; all of them or none.
 */
function AddLocationsForm({ desk, onClose }: Omit<AddLocationsSheetProps, 'open'>) {
  const { projectId, tree, fold, onSaved } = desk;
  const add = useAddLocations();
  const once = useOnce(useStamp());
  const {
    values: { way, list, names, inEach, intoId },
    change,
    forget,
  } = useUnsavedForm(`locations ${projectId}`, emptyLocations);
  const [unclear, setUnclear] = useState(false);
  const [tried, setTried] = useState(false);
  const idOf = useNewIds();
  const hosts = tree.all.filter(
    ({ depth, archived }) => !archived && depth < projectLimits.locationDepth,
  );
  const into = tree.all.find(({ id, archived }) => id === intoId && !archived) ?? null;

  // Parsed with a deferred value, so that a long list does not delay typing.
  const typed = useMemo(() => ({ way, list, names, inEach }), [way, list, names, inEach]);
  const settled = useDeferredValue(typed);
  const shown = useMemo(() => read(settled, into, tree, idOf), [settled, into, tree, idOf]);
  const { plan } = shown;

  const discard = () => {
    forget();
    onClose();
  };
  const { busy, problem, run } = useSubmit(() => {
    if (into !== null) fold(into.id, true);
    onSaved();
    discard();
  });
  const error =
    shown.problems.length > 0 ? problemsOf(shown.problems) : tried ? shown.nothing : null;
  const submit = () => {
    setTried(true);
    const now = settled === typed ? shown : read(typed, into, tree, idOf);
    if (unclear || now.problems.length > 0 || now.nothing !== null) return;
    const { added } = now.plan;
    const locations = added.map(({ id, name, parentId }) => ({ id, name, parentId }));
    run(async () => {
      try {
        await once({ projectId, locations }, (input) => add(input, added));
      } catch (refused) {
        // Others may have added some of them meanwhile; the refreshed preview shows it.
        onSaved();
        throw refused;
      }
      announce(messages.added(added.length));
    });
  };
  return (
    <Form label={messages.addManyTitle} onSubmit={submit} first="written">
      <div className={styles.beside}>
        <div className={styles.written}>
          <Choice
            label={messages.way}
            options={messages.ways}
            value={way}
            onChange={(next) => change({ way: next })}
          />
          {hosts.length > 0 && (
            <SearchChoice
              keyOf={nameKey}
              label={messages.into}
              options={hosts.map(({ id, path }) => ({ id, label: path }))}
              value={intoId}
              onChange={(next) => change({ intoId: next })}
              placeholder={messages.intoNothing}
              none={messages.intoNone}
              onUnclear={setUnclear}
              error={unclear ? messages.intoUnclear : null}
            />
          )}
          <div data-field="written">
            {way === 'list' ? (
              <TextArea
                label={messages.list}
                hint={messages.listHint}
                rows={6}
                wrap="off"
                spellCheck={false}
                autoCapitalize="off"
                value={list}
                onChange={({ target }) => change({ list: target.value })}
                error={error}
              />
            ) : (
              <TextField
                label={messages.pattern}
                hint={messages.patternHint}
                value={names}
                onChange={({ target }) => change({ names: target.value })}
                error={error}
              />
            )}
          </div>
          {way === 'pattern' && (
            <TextField
              label={messages.inEach}
              hint={messages.inEachHint}
              value={inEach}
              onChange={({ target }) => change({ inEach: target.value })}
            />
          )}
        </div>
        <div>
          <p role="status" className={styles.summary}>
            {plan.planned.length > 0 &&
              messages.summary(plan.added.length, plan.planned.length - plan.added.length)}
          </p>
          {plan.planned.length > 0 && (
            <LocationPreview
              plan={plan}
              where={unclear ? null : into === null ? messages.atTop : messages.insideOf(into.path)}
            />
          )}
        </div>
      </div>
      <FormActions
        label={plan.added.length === 0 ? messages.addMany : messages.addAll(plan.added.length)}
        busyLabel={messages.adding}
        busy={busy}
        problem={problem}
        onCancel={discard}
      />
    </Form>
  );
}

/** Parses the input: the planned locations and the problems. */
function read(
  { way, list, names, inEach }: Omit<LocationsDraft, 'intoId'>,
  into: ListedLocation | null,
  tree: LocationTree,
  idOf: (key: string) => string,
) {
  const { written, problem } =
    way === 'list' ? { written: readList(list), problem: null } : expandPattern(names, inEach);
  const plan = planLocations(written, into, tree, idOf);
  const nothing =
    plan.planned.length === 0
      ? messages.locationsMissing
      : plan.added.length === 0
        ? messages.nothingNew
        : null;
  return { plan, problems: problem === null ? plan.problems : [problem], nothing };
}

function problemsOf(problems: readonly string[]): string {
  const more = problems.length - problemsAtMost;
  return [
    ...problems.slice(0, problemsAtMost),
    ...(more > 0 ? [messages.moreProblems(more)] : []),
  ].join('\n');
}

const linesAtMost = 100;

/** Preview of the locations to be added, as a tree, with the existing ones. */
function LocationPreview({
  plan: { planned },
  where,
}: {
  plan: LocationPlan;
  where: string | null;
}) {
  const id = useId();
  const more = planned.length - linesAtMost;
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id}>{messages.preview}</h3>
      {where !== null && <p className={styles.size}>{where}</p>}
      <ul>
        {planned.slice(0, linesAtMost).map(({ id: key, name, level, isNew }) => (
          <li
            key={key}
            aria-level={level}
            data-level={level}
            className={isNew ? undefined : styles.there}
          >
            {name} {!isNew && <span className={styles.size}>{messages.there}</span>}
          </li>
        ))}
        {more > 0 && <li className={styles.there}>{messages.previewMore(more)}</li>}
      </ul>
    </section>
  );
}

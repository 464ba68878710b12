import { useDeferredValue, useMemo, useState } from 'react';
import { nameKey } from '../../../rules/text';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { announce } from '../../ui/announcements';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextField } from '../../ui/fields/TextField';
import { locationMessages as messages } from './locationMessages';
import type { ListedLocation, LocationDesk, LocationTree } from './locationTree';
import { planLocations } from './planLocations';
import { nameOf, type WrittenLocation } from './readLocations';
import { useAddLocations } from './useAddLocations';
import { useNewIds } from './useNewIds';

interface CopyLocationFormProps {
  location: ListedLocation;
  desk: LocationDesk;
  onClose: () => void;
}

/** Copies a location with its tree under another name. */
export function CopyLocationForm({ location, desk, onClose }: CopyLocationFormProps) {
  const { projectId, tree, onSaved } = desk;
  const add = useAddLocations();
  const once = useOnce(useStamp());
  const idOf = useNewIds();
  const [name, setName] = useState(() => nextName(location, tree));
  const [tried, setTried] = useState(false);
  const beside = tree.all.find(({ id }) => id === location.parentId) ?? null;
  // Computed with a deferred value, because a floor may have thousands of rooms.
  const settled = useDeferredValue(name);
  const { planned, wrong } = useMemo(
    () => read(location, settled, beside, tree, idOf),
    [location, settled, beside, tree, idOf],
  );
  const { busy, problem, run } = useSubmit(() => {
    onSaved();
    onClose();
  });
  const submit = () => {
    setTried(true);
    const now = read(location, name, beside, tree, idOf);
    if (now.wrong !== null) return;
    const locations = now.added.map(({ id, name: its, parentId }) => ({ id, name: its, parentId }));
    run(async () => {
      await once({ projectId, locations }, (input) => add(input, now.added));
      announce(messages.added(now.added.length));
    });
  };
  return (
    <Form label={messages.copyOf(location.path)} onSubmit={submit} opened>
      <h3>{messages.copyOf(location.path)}</h3>
      <TextField
        label={messages.copyName}
        hint={messages.copyHint(Math.max(planned.length - 1, 0))}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={tried ? wrong : null}
      />
      <FormActions
        label={messages.copyDo}
        busyLabel={messages.copying}
        busy={busy}
        problem={problem}
        onCancel={onClose}
      />
    </Form>
  );
}

/** The planned locations for this name, and the problems. */
function read(
  location: ListedLocation,
  name: string,
  beside: ListedLocation | null,
  tree: LocationTree,
  idOf: (key: string) => string,
) {
  const { planned, added, problems } = planLocations(
    copyOf(location, nameOf(name), tree),
    beside,
    tree,
    idOf,
  );
  const wrong =
    nameOf(name) === ''
      ? messages.nameMissing
      : planned[0]?.isNew === false
        ? messages.isThere(planned[0].name)
        : (problems[0] ?? null);
  return { planned, added, wrong };
}

/**
 * The tree below a location under another name, without archived ones, as input for
 * `planLocations`.
 */
function copyOf({ id }: ListedLocation, name: string, tree: LocationTree): WrittenLocation[] {
  const below = (parentId: string, path: readonly string[]): WrittenLocation[] => [
    { path, line: null },
    ...tree
      .inside(parentId)
      .filter(({ archived }) => !archived)
      .flatMap((location) => below(location.id, [...path, location.name])),
  ];
  return below(id, [name]);
}

/** The next unused name: “L03” after “L02”; empty for a name without a number. */
function nextName({ name, parentId }: ListedLocation, tree: LocationTree): string {
  const [, head, digits, tail] = /^(.*?)(\d{1,9})(\D*)$/.exec(name) ?? [];
  if (head === undefined || digits === undefined || tail === undefined) return '';
  const taken = new Set(tree.inside(parentId).map((location) => nameKey(location.name)));
  for (let number = Number(digits) + 1; ; number += 1) {
    const next = `${head}${String(number).padStart(digits.length, '0')}${tail}`;
    if (!taken.has(nameKey(next))) return next;
  }
}

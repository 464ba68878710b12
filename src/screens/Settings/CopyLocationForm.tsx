import { useState } from 'react';
import { useStamp } from '../../app/stamp';
import { useOnce } from '../../app/useOnce';
import { useSubmit } from '../../app/useSubmit';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { copyOf, nextName } from './copyLocation';
import type { LocationDesk } from './LocationRows';
import type { ListedLocation } from './locationTree';
import { locationWords as words } from './locationMessages';
import { planLocations } from './planLocations';
import { nameOf } from './readLocations';
import { useAddLocations } from './useAddLocations';
import { useNewIds } from './useNewIds';

interface CopyLocationFormProps {
  location: ListedLocation;
  desk: LocationDesk;
  onClose: () => void;
}

/** Makes the same tree beside it, under another name. */
export function CopyLocationForm({ location, desk, onClose }: CopyLocationFormProps) {
  const { projectId, tree, onSaved } = desk;
  const add = useAddLocations();
  const once = useOnce(useStamp());
  const idOf = useNewIds();
  const [name, setName] = useState(() => nextName(location, tree));
  const [tried, setTried] = useState(false);
  const beside = tree.all.find(({ id }) => id === location.parentId) ?? null;
  const { planned, added, problems } = planLocations(copyOf(location, nameOf(name), tree), beside, tree, idOf);
  const wrong = nameOf(name) === '' ? words.needed : planned[0]?.isNew === false ? words.isThere(planned[0].name) : (problems[0] ?? null);
  const { busy, problem, run } = useSubmit(() => {
    announce(words.added(added.length));
    onSaved();
    onClose();
  });
  const submit = () => {
    setTried(true);
    if (wrong !== null) return;
    const locations = added.map(({ id, name: its, parentId }) => ({ id, name: its, parentId }));
    run(() => once({ projectId, locations }, (input) => add(input, added)));
  };
  return (
    <Form label={words.copyOf(location.path)} onSubmit={submit} opened>
      <h3>{words.copyOf(location.path)}</h3>
      <TextField label={words.copyName} hint={words.copyHint(Math.max(planned.length - 1, 0))} value={name} onChange={({ target }) => setName(target.value)} error={tried ? wrong : null} />
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button type="submit" look="next" busy={busy}>
          {busy ? words.copying : words.copyDo}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </Actions>
    </Form>
  );
}

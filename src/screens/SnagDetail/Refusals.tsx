import { useOutbox, useSnagEntries } from '../../app/useOutbox';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { words } from './messages';

/** What the server would not take of this snag, each with its sentence and what one can do. */
export function Refusals({ snagId }: { snagId: string }) {
  const refused = useSnagEntries(snagId).filter(({ state }) => state === 'refused');
  const { tryAgain, saveCopy } = useOutbox();
  return refused.map((entry) => (
    <Notice
      key={entry.eventId}
      kind="refused"
      action={
        <Actions>
          <Button onClick={() => void tryAgain(entry.eventId)}>{words.tryAgain}</Button>
          <Button onClick={() => void saveCopy(entry.eventId)}>{words.saveCopy}</Button>
        </Actions>
      }
    >
      {words.refusedTitle} {entry.title}. {entry.refusal?.message}
    </Notice>
  ));
}

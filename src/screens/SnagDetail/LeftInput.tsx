import { CopyText } from '../../parts/CopyText';
import { useUnsavedInput } from '../../parts/unsavedInput';
import { leftMessages as messages } from './leftMessages';

/**
 * What the person had typed on a snag that they do not see any more, such as one that went to
 * another company. Renders nothing where that is nothing.
 */
export function LeftInput({ snagId }: { snagId: string }) {
  const { typed } = useUnsavedInput(snagId);
  const texts = [
    typed.comment,
    ...Object.values(typed.moves ?? {}).map(({ comment }) => comment),
  ].filter((text) => text !== undefined && text.trim() !== '');
  return (
    texts.length > 0 && (
      <CopyText label={messages.notSent} text={texts.join('\n\n')} copy={messages.copy} />
    )
  );
}

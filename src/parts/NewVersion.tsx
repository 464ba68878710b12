import { useSyncExternalStore } from 'react';
import { useUserSession } from '../app/context';
import { useSay } from '../ui/announcements';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { messages } from './messages';

/**
 * Notice that a newer version of the app is on this device. Only a press switches to it, because
 * somebody may be typing.
 */
export function NewVersion() {
  const { version } = useUserSession();
  const ready = useSyncExternalStore(version.subscribe, version.get);
  // A live region that is mounted together with its text is not announced.
  useSay(String(ready), ready ? messages.newVersion : null);
  return (
    ready && (
      <Notice
        kind="info"
        action={<Button onClick={() => void version.renew()}>{messages.reload}</Button>}
      >
        {messages.newVersion}
      </Notice>
    )
  );
}

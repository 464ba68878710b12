import { useEffect, useState } from 'react';
import { useUserSession } from '../../app/context';
import { words } from './messages';
import { Part } from './Part';
import { SaveAll } from './SaveAll';

/** What the server confirmed lately is kept on the device for a server that loses it. `unsent`: how many entries wait, of which another tab may send some. */
export function SentLately({ unsent }: { unsent: number }) {
  const { sent } = useUserSession();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (sent === null) return undefined;
    let left = false;
    const recount = () =>
      void sent.count().then(
        (found) => {
          if (!left) setCount(found);
        },
        () => undefined, // A disk that cannot be read has nothing to offer.
      );
    recount();
    const stop = sent.subscribe(recount);
    return () => {
      left = true;
      stop();
    };
  }, [sent, unsent]);
  if (sent === null || count === 0) return null;
  return (
    <Part title={words.sent}>
      <SaveAll name="sent" label={words.saveSent(count)} hint={words.sentHint} events={sent.events} bytes={sent.bytes} />
    </Part>
  );
}

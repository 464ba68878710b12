import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useViewer } from '../app/context';
import { tellDevice, tellDeviceNoMore } from '../app/useTellDevice';
import { askPermission, canTell, type CanTell, subscriptionOf } from '../device/pushDevice';
import { toProblem } from '../domain/errors';
import { Button } from '../ui/Button';
import { Actions } from '../ui/fields/Form';
import { Notice } from '../ui/Notice';
import { HomeScreen, useHomeScreen } from './HomeScreen';
import { tellDeviceMessages as messages } from './tellDeviceMessages';

type State = 'unknown' | 'on' | 'off' | Exclude<CanTell, 'possible'>;

/**
 * Notifications on this device: asked for by a press, and never by itself. `alone`: nothing beside
 * it says how the app gets onto the home screen.
 */
export function TellDevice({ alone = false }: { alone?: boolean }) {
  const environment = useRelayEnvironment();
  const { id: userId } = useViewer();
  const homeScreen = useHomeScreen();
  const [state, setState] = useState<State>('unknown');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void stateOf(userId).then((found) => left || setState(found));
    return () => {
      left = true;
    };
  }, [userId]);

  const run = async (work: () => Promise<string | null>) => {
    setBusy(true);
    setSaid(null);
    setProblem(null);
    try {
      setSaid(await work());
    } catch (error) {
      // What the browser itself throws is about its push service.
      setProblem(error instanceof DOMException ? messages.noService : toProblem(error).sentence);
    } finally {
      setState(await stateOf(userId));
      setBusy(false);
    }
  };
  const start = () =>
    run(async () => {
      // First: browsers let a page ask only as long as the press counts.
      const permission = await askPermission();
      if (permission !== 'granted') return messages.notAllowed;
      await tellDevice(environment, userId);
      return null;
    });
  const stop = () =>
    run(async () => {
      await tellDeviceNoMore(environment);
      return messages.off;
    });

  if (homeScreen === 'byHand') {
    return (
      <>
        <p>{messages.homeScreenFirst}</p>
        {alone && <HomeScreen />}
      </>
    );
  }
  if (homeScreen === 'impossible') return <p>{messages.insecure}</p>;
  return (
    <>
      <p>
        {state === 'on'
          ? messages.on
          : state === 'blocked'
            ? messages.blocked
            : state === 'impossible'
              ? messages.impossible
              : messages.what}
      </p>
      {(state === 'off' || state === 'on') && (
        <Actions>
          {state === 'off' ? (
            <Button busy={busy} onClick={() => void start()}>
              {busy ? messages.asking : messages.tellMe}
            </Button>
          ) : (
            <Button busy={busy} onClick={() => void stop()}>
              {busy ? messages.stopping : messages.stop}
            </Button>
          )}
        </Actions>
      )}
      <Notice kind="refused">{problem}</Notice>
      <Notice kind="info">{said}</Notice>
    </>
  );
}

async function stateOf(userId: string): Promise<State> {
  const can = await canTell();
  if (can !== 'possible') return can;
  return (await subscriptionOf(userId)) === null ? 'off' : 'on';
}

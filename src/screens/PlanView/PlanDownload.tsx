import { useEffect, useEffectEvent, useState } from 'react';
import { signalOf, useReachability, useUserSession, type PicturesHere } from '../../app/context';
import { toProblem } from '../../domain/errors';
import { useTakenProjects } from '../../parts/TakenProjects';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { fileSize } from '../../ui/messages/fileSize';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';
import type { Trouble } from './openViewer';

interface PlanDownloadProps {
  code: string;
  planId: string;
  /** Null: nothing failed, but the sheet does not come. */
  trouble: Trouble;
  /** The whole sheet is on the device. */
  onDownloaded: () => void;
}

/** What is said over the thumbnail of a sheet that does not come: why, or its download. */
export function PlanDownload({ trouble, ...plan }: PlanDownloadProps) {
  const { offlineDownloads } = useUserSession();
  const signal = signalOf(useReachability());
  const isLineGone = signal === 'offline' || signal === 'reconnecting' || signal === 'answer';
  if (offlineDownloads?.possible !== true || isLineGone)
    return <Notice kind="info">{trouble !== null && messages.trouble[trouble]}</Notice>;
  return <Offer pictures={offlineDownloads} {...plan} />;
}

interface OfferProps extends Omit<PlanDownloadProps, 'trouble'> {
  pictures: PicturesHere;
}

type Estimate = Awaited<ReturnType<PicturesHere['estimate']>>;

function Offer({ pictures, code, planId, onDownloaded }: OfferProps) {
  const taken = useTakenProjects(pictures)?.find((each) => each.code === code);
  const [estimate, setEstimate] = useState<Estimate>(null);
  const [busy, setBusy] = useState(false);
  /** It was seen that the sheet is not complete. */
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    let left = false;
    pictures.estimate(code, planId).then(
      (found) => left || setEstimate(found),
      () => undefined, // Asked again when the sheet is opened again.
    );
    return () => {
      left = true;
    };
  }, [pictures, code, planId]);
  const isTaken = taken !== undefined && (taken.only?.includes(planId) ?? true);
  const isComplete = isTaken && taken.readyAt !== null && taken.leftBytes === 0;
  if (isTaken && !isComplete && !waited) setWaited(true);
  const complete = useEffectEvent(onDownloaded);
  useEffect(() => {
    if (isComplete && waited) complete();
  }, [isComplete, waited]);

  async function download(what: NonNullable<Estimate>): Promise<void> {
    setBusy(true);
    setWaited(true);
    try {
      await pictures.take(code, what, planId);
    } catch (error) {
      announce(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  }

  if (isTaken) {
    const { bytes, leftBytes, waits } = taken;
    const percent = Math.floor((bytes / Math.max(1, bytes + leftBytes)) * 100);
    return (
      <Notice kind="info">
        {!isComplete && (waits === 'ROOM' ? messages.noRoom : messages.downloading(percent))}
      </Notice>
    );
  }
  return (
    <Notice
      kind="info"
      action={
        estimate !== null && (
          <Button busy={busy} onClick={() => void download(estimate)}>
            {messages.download(fileSize(estimate.bytes))}
          </Button>
        )
      }
    >
      {messages.notHere}
    </Notice>
  );
}

import { useRef, useState } from 'react';
import { shareMessages as messages } from './messages/shareMessages';
import { Button } from './Button';
import { Notice } from './Notice';

interface ShareFileProps {
  url: string;
  /** Without its ending. */
  name: string;
}

/**
 * Hands a PDF to the phone's own share sheet; nothing where there is none. The file is loaded first.
 * Browsers open the sheet only soon after a press, so after a slow load it takes a second one.
 */
export function ShareFile({ url, name }: ShareFileProps) {
  const file = useRef<File | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'loaded' | 'failed'>('idle');
  if (!sharesFiles()) return null;
  const share = async () => {
    setState('busy');
    try {
      file.current ??= await load(url, name);
    } catch {
      return setState('failed');
    }
    try {
      await navigator.share({ files: [file.current] });
      setState('idle');
    } catch (error) {
      const tooLate = error instanceof DOMException && error.name === 'NotAllowedError';
      // Otherwise the person has closed the sheet.
      setState(tooLate ? 'loaded' : 'idle');
    }
  };
  return (
    <>
      <Button
        look={state === 'loaded' ? 'ink' : 'plain'}
        busy={state === 'busy'}
        aria-label={messages.shareOf(name)}
        onClick={() => void share()}
      >
        {messages.share}
      </Button>
      <Notice kind="info">{state === 'loaded' && messages.again}</Notice>
      <Notice kind="refused">{state === 'failed' && messages.failed}</Notice>
    </>
  );
}

const pdf = 'application/pdf';

/** On a phone whose browser shares PDFs. */
export function sharesFiles(): boolean {
  // Not everywhere, whatever the type says.
  const { canShare }: { canShare?: Navigator['canShare'] } = navigator;
  return (
    canShare !== undefined &&
    matchMedia('(pointer: coarse)').matches &&
    canShare.call(navigator, { files: [new File([''], 'a.pdf', { type: pdf })] })
  );
}

async function load(url: string, name: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
  // Not allowed in the names of files.
  return new File([await answer.blob()], `${name.replaceAll(/[\\/:*?"<>|\s]+/g, ' ')}.pdf`, {
    type: pdf,
  });
}

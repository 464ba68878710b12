import { useState } from 'react';
import { bcfLimits } from '../../../rules/imports';
import { tableLimits } from '../../../rules/tables';
import { useUserSession } from '../../app/context';
import { type OwnCode, sentenceOf } from '../../domain/errors';
import { announce } from '../../ui/announcements';
import { messages } from './messages';

export interface Download {
  /** The address that the server is asked about. */
  readonly asking: string | null;
  /** Why the last one did not begin. */
  readonly problem: string | null;
  start(address: string): void;
}

const codes: Partial<Record<number, OwnCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  503: 'SERVER_BUSY',
};

/**
 * Downloads a file of the server. The browser would show a refusal only as a failed download, so
 * the server is asked before.
 */
export function useDownload(): Download {
  const { askServer } = useUserSession();
  const [asking, setAsking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const go = async (address: string) => {
    setAsking(address);
    setProblem(null);
    const refused = await askServer(address, { method: 'HEAD' }).then(
      (answer) => refusalOf(answer, address),
      (): OwnCode => 'NO_CONNECTION',
    );
    setAsking(null);
    if (refused !== null)
      return setProblem(
        refused === 'PICTURES'
          ? messages.tooManyPictures(tableLimits.pictures)
          : refused === 'TOPICS'
            ? messages.bcfTooMany(bcfLimits.topics)
            : sentenceOf(refused),
      );
    const link = document.createElement('a');
    link.href = address;
    link.download = '';
    link.click();
    return announce(messages.begun);
  };
  return { asking, problem, start: (address) => void (asking === null && go(address)) };
}

function refusalOf(
  { status, headers }: Response,
  address: string,
): OwnCode | 'PICTURES' | 'TOPICS' | null {
  // The address itself is well made, so it asks for more than there may be.
  if (status === 400 && address.includes('pictures=')) return 'PICTURES';
  if (status === 400 && address.startsWith('/files/bcf/')) return 'TOPICS';
  if (status !== 200) return codes[status] ?? 'INTERNAL';
  // A Wi-Fi's sign-in page is no attachment.
  return headers.get('content-disposition') === null ? 'BAD_ANSWER' : null;
}

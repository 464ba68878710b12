import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/react';
import type { Send } from './createReports';

/**
 * Sends reports to a Sentry-compatible service. Loaded only when a DSN is set. Without the
 * library's default integrations, which record what a person clicks and types.
 */
export function openSentry(dsn: string): Send {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
  });
  client.init();
  const underWay = new Map<string | undefined, () => void>();
  client.on('afterSendEvent', ({ event_id: id }, { statusCode = 0 }) => {
    if (statusCode >= 200 && statusCode < 300) underWay.get(id)?.();
    underWay.delete(id);
  });
  return ({ message, level, tags, extra, fault }) => {
    const exception = fault && {
      values: [
        {
          type: fault.name,
          value: message,
          stacktrace: { frames: defaultStackParser(fault.stack) },
        },
      ],
    };
    const id = client.captureEvent(
      { message, level, tags: { ...tags }, extra: { ...extra }, ...(exception && { exception }) },
      {},
      new Scope(),
    );
    return new Promise((resolve) => underWay.set(id, resolve));
  };
}

import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/react';
import type { Send } from './createReports';

/**
 * Talks to a Sentry-compatible service. Loaded only when there is one. Without the library's default integrations: they would
 * record what a person clicks and types.
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
  return ({ message, level, tags, extra, fault }) => {
    const exception = fault && { values: [{ type: fault.name, value: message, stacktrace: { frames: defaultStackParser(fault.stack) } }] };
    client.captureEvent({ message, level, tags: { ...tags }, extra: { ...extra }, ...(exception && { exception }) }, {}, new Scope());
  };
}

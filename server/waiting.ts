import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createServerAdapter } from '@whatwg-node/server';
import { DatabaseAway } from './database/openPostgres';
import { cutDrippingRest } from './http/body';
import { type Front, fromOf } from './http/front';
import { refusedRequest } from './http/request';
import { isServerPath } from '../rules/addresses';
import { createStatic, pathOf, securityHeaders } from './http/static';
import type { Log } from './monitoring/log';
import { alive, readiness } from './monitoring/probes';
import { serverBusy } from './refusal';
import { settings } from './settings';

interface WaitingOptions {
  port: number;
  host: string;
  version: string;
  front: Front;
  /** Of the built client, whose pages say themselves that there is no server. */
  clientDir?: string;
  log: Log;
}

interface Opened<T> {
  opened: T;
  /** What was asked for or, of port 0, what it was answered on meanwhile. */
  port: number;
  /** Frees the port, where it was taken. */
  handOver(): void;
}

/**
 * Opens what needs the database. As long as that cannot be reached, whoever asks is answered as by
 * a server that has lost it, and it is tried again; what waiting cannot mend is thrown.
 */
export async function whenReachable<T>(
  open: () => Promise<T>,
  options: WaitingOptions,
): Promise<Opened<T>> {
  let meanwhile: Meanwhile | null = null;
  for (;;) {
    try {
      const opened = await open();
      if (meanwhile !== null)
        options.log({
          level: 'info',
          message: 'The database can be reached, and Snagbook starts.',
        });
      return { opened, port: meanwhile?.port ?? options.port, handOver: () => meanwhile?.end() };
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      if (meanwhile === null)
        options.log({
          level: 'error',
          message:
            'The database cannot be reached, and Snagbook waits for it. Until it can, requests are answered with 503 and devices keep what they have.',
          code: error.why,
        });
      meanwhile ??= await answerMeanwhile(options);
    }
    await setTimeout(settings.database.retrying);
  }
}

interface Meanwhile {
  port: number;
  end(): void;
}

async function answerMeanwhile({
  port,
  host,
  version,
  front,
  clientDir,
}: WaitingOptions): Promise<Meanwhile> {
  let isOver = false;
  const pages = clientDir === undefined ? null : createStatic(clientDir);
  const adapter = createServerAdapter((request) => answer(request, version));
  const server = createServer((req, res) => {
    cutDrippingRest(req, res);
    if (isOver) res.shouldKeepAlive = false;
    for (const [name, value] of Object.entries(
      securityHeaders(req.headers.host ?? 'localhost', null, fromOf(req, front).secure),
    ))
      res.setHeader(name, value);
    const refuse = () => void adapter(req, res);
    if (pages === null || isServerPath(pathOf(req.url))) refuse();
    else pages(req, res, refuse);
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, host, resolve),
  );
  return {
    // Listening on a port, so it is not the name of a pipe.
    port: (server.address() as AddressInfo).port,
    end() {
      isOver = true;
      server.close();
      server.closeIdleConnections();
    },
  };
}

function answer(request: Request, version: string): Response {
  // A host name that is none.
  if (!URL.canParse(request.url)) return new Response(null, { status: 400 });
  const { pathname } = new URL(request.url);
  if (pathname === '/healthz') return alive(version);
  if (pathname === '/readyz') return readiness({ database: false });
  return refusedRequest(request, serverBusy(), 503);
}

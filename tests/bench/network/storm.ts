import { contenders } from './contender';
import { eachAlone } from './process';
import { good, json, serve } from './wire';

export interface Storm {
  readonly requests: number;
  readonly refreshes: number;
  readonly succeeded: number;
}

export const crowd = 200;
/** A refresh takes this long, in ms; the late ones hear of theirs well after. */
const answerMs = 50;

/**
 * So many operations at once, all with a token that has expired. `late`: every second one hears of
 * it only after the refresh.
 */
export function measureStorm(folder: string, late: boolean): Promise<Map<string, Storm>> {
  // Plain fetch knows nothing of refreshing.
  const those = contenders.filter(({ parts }) => parts.length > 0);
  return eachAlone(folder, those, async (process) => {
    let requests = 0;
    let refreshes = 0;
    const held: (() => void)[] = [];
    const server = await serve(
      (_body, { headers }, response) => {
        requests += 1;
        const refuse = (): void =>
          json(
            response,
            401,
            '{"errors":[{"message":"Sign in again.","extensions":{"code":"UNAUTHENTICATED"}}]}',
          );
        if (headers.authorization?.startsWith('Bearer fresh')) json(response, 200, good);
        else if (late && requests % 2 === 0) held.push(refuse);
        else refuse();
      },
      (give) => {
        refreshes += 1;
        const token = `fresh ${refreshes}`;
        setTimeout(() => give(token), answerMs);
        setTimeout(() => {
          for (const refuse of held.splice(0)) refuse();
        }, 4 * answerMs);
      },
    );
    try {
      const { succeeded } = await process.ask({
        task: 'crowd',
        url: server.url,
        speed: 1,
        kind: 'query',
        resend: true,
        count: crowd,
        atOnce: crowd,
      });
      return { requests, refreshes, succeeded };
    } finally {
      await server.close();
    }
  });
}

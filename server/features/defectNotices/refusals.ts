import { message } from '../../messages';

/** Refusals of notices of defects, as in server/refusal.ts. */
export const noticeRefusals = {
  NOTICE_SNAGS_CHANGED: {
    final: true,
    say: ({ n, references }: { n: number; references: string }) =>
      message(
        '{n, plural, one {{references} was closed or given to another company meanwhile.} other {{references} were closed or given to other companies meanwhile.}} Look at the notice again, and send it without {n, plural, one {it} other {them}}.',
        { n, references },
      ),
  },
  NOTICE_EMPTY: {
    final: true,
    say: () => message('None of these snags is open with this company.'),
  },
  NOTICE_TOO_LARGE: {
    final: true,
    say: ({ limit }: { limit: number }) =>
      message('A notice can have up to {limit, number} snags. Narrow the list.', { limit }),
  },
  NOTICE_DEADLINE: {
    final: true,
    say: () => message('Choose a deadline after today.'),
  },
  NOTICE_OVER: {
    final: true,
    say: ({ n }: { n: number }) =>
      message('Notice {n} was withdrawn or followed up meanwhile, or its snags are closed.', { n }),
  },
  NOTICE_NO_LINK: {
    final: true,
    say: ({ company }: { company: string }) =>
      message('{company} has no link yet. Create one, or send the notice another way.', {
        company,
      }),
  },
};

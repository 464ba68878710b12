import { plural, t } from '@lingui/core/macro';
import { textLimits } from '../../../rules/limits';
import { exactTime } from '../../domain/time';
import type { Archive } from './archiveCalls';

const { projectCodeLeast: least, projectCode: most } = textLimits;

export const bringInMessages = {
  title: t`Import a project`,
  what: (limit: string) =>
    t`Choose the archive of a project, a ZIP that its admin has downloaded under Data. It may have up to ${limit}, and until it is in, the server needs room for it twice. It comes with its numbers, history, photos and plans.`,
  choose: t`Choose an archive`,
  preparing: t`Reading the file`,
  sent: (sent: string, size: string) => t`${sent} of ${size} sent`,
  waiting: t`No connection. It goes on by itself as soon as there is one.`,
  broughtIn: (percent: number) =>
    t`${percent} % checked and imported. You can leave this page; it goes on.`,
  progressOf: (name: string) => t`Progress of ${name}`,
  says: ({ name, code, events, by, madeAt }: NonNullable<Archive['says']>) => {
    const when = exactTime(madeAt);
    return plural(events, {
      one: `${name} (${code}), # entry in its journal; the archive was made by ${by} on ${when}.`,
      other: `${name} (${code}), # entries in its journal; the archive was made by ${by} on ${when}.`,
    });
  },
  code: t`Project code`,
  codeHint: t`It begins every snag number, also those that were given out before.`,
  codeTaken: (code: string) =>
    t`${code} is already used by another project on this server. Choose another one: the numbers stay, and begin with the new code.`,
  codeWrong: t`Use ${least} to ${most} of A–Z and 0–9.`,
  here: (code: string) => t`This server has it already, as ${code}. Nothing will be changed.`,
  people: t`You become its admin. Everybody else in it is a name without a login, until you invite them and they accept.`,
  bringIn: t`Import it`,
  bringing: t`Importing it`,
  cancel: t`Cancel`,
  close: t({ message: 'Close', context: 'dialog' }),
};

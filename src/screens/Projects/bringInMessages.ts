import { plural, t } from '@lingui/core/macro';
import { textLimits } from '../../../rules/limits';
import { exactTime } from '../../domain/time';
import type { Archive } from './archiveCalls';

const { projectCodeLeast: least, projectCode: most } = textLimits;

export const bringInMessages = {
  title: t`Import a project`,
  what: (limit: string) =>
    t`Choose a project archive: the ZIP an admin downloaded under Data, up to ${limit}. Numbers, history, photos and plans come with it. Until it is in, the server needs twice its space.`,
  choose: t`Choose archive`,
  preparing: t`Reading the file`,
  sent: (sent: string, size: string) => t`${sent} of ${size} sent`,
  waiting: t`No connection. It carries on when you’re back online.`,
  broughtIn: (percent: number) =>
    t`${percent} % checked and imported. You can leave this page; it carries on.`,
  progressOf: (name: string) => t`Progress of ${name}`,
  says: ({ name, code, events, by, madeAt }: NonNullable<Archive['says']>) => {
    const when = exactTime(madeAt);
    return plural(events, {
      one: `${name} (${code}), # entry in its journal; archive created by ${by} on ${when}.`,
      other: `${name} (${code}), # entries in its journal; archive created by ${by} on ${when}.`,
    });
  },
  code: t`Project code`,
  codeHint: t`Every snag number starts with it, including existing ones.`,
  codeTaken: (code: string) =>
    t`Choose another code: ${code} is already used on this server. Numbers stay and start with the new code.`,
  codeWrong: t`Use ${least}–${most} letters or numbers, no dashes.`,
  here: (code: string) => t`Already on this server as ${code}. Nothing will change.`,
  people: t`You become its admin. Everyone else is a name without a login until they accept an invitation.`,
  bringIn: t`Import`,
  bringing: t`Importing`,
  cancel: t`Cancel`,
  close: t({ message: 'Close', context: 'dialog' }),
};

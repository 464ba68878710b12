import { t } from '@lingui/core/macro';

export const messages = {
  newVersion: t`A new version is ready. Unsent work stays on this device.`,
  reload: t`Reload`,
  line: {
    live: '',
    polling: '',
    connecting: '',
    reconnecting: t`Reconnecting`,
    offline: t`Offline`,
    answer: t`No answer from the server`,
    unsent: t`Still sending`,
    unread: t`Unsent work could not be read`,
  },
  unsent: (things: number) => t`${things} unsent`,
};

import { t } from '@lingui/core/macro';
import type { ViewPart } from '../../../__generated__/relay/savedView_view.graphql';

/** What the list itself says of the open view. The menu has viewMessages.ts. */
export const openViewMessages = {
  views: t`Views`,
  viewsAndSelect: t`Views, select`,
  missing: (name: string, parts: string) =>
    t`“${name}” was opened without what has gone or is not shared with you: ${parts}.`,
  parts: {
    TRADE: t`trade`,
    COMPANY: t`company`,
    LOCATION: t`location`,
    PLAN: t`plan`,
    PERSON: t`person`,
  } satisfies Record<ViewPart, string>,
};

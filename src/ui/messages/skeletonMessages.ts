import { t } from '@lingui/core/macro';

/** Texts of the skeletons that come with the start; the screens' other texts do not. */
export const skeletonMessages = {
  overview: { title: t`Overview`, loading: t`Loading the overview` },
  snag: { title: t`Snag`, loading: t`Loading the snag` },
  snags: { title: t`Snags`, loading: t`Loading the snags` },
};

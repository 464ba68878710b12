import { t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import type { DrawAgain_revision$key } from '../../__generated__/relay/DrawAgain_revision.graphql';
import type { DrawAgainRedrawMutation } from '../../__generated__/relay/DrawAgainRedrawMutation.graphql';
import { useStamp } from '../app/forms';
import { toProblem } from '../domain/errors';
import { announce } from '../ui/announcements';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

/**
 * Button to render a plan's sheet again after a failure, which may have been the server's; the file
 * is kept.
 */
export function DrawAgain({ revision }: { revision: DrawAgain_revision$key }) {
  const { id, label } = useFragment(
    graphql`
      fragment DrawAgain_revision on PlanRevision {
        id
        label
      }
    `,
    revision,
  );
  const { busy, redraw } = useRedrawPlanRevision();
  const [problem, setProblem] = useState<string | null>(null);
  const draw = async () => {
    setProblem(null);
    try {
      await redraw(id);
      announce(messages.asked(label));
    } catch (error) {
      setProblem(toProblem(error).sentence);
    }
  };
  return (
    <>
      <Button busy={busy} onClick={() => void draw()} aria-label={messages.drawAgainOf(label)}>
        {messages.drawAgain}
      </Button>
      <Notice kind="refused">{problem}</Notice>
    </>
  );
}

const messages = {
  drawAgain: t`Redraw`,
  drawAgainOf: (label: string) => t`Redraw revision ${label}`,
  asked: (label: string) => t`Redrawing revision ${label}.`,
};

/** Asks the server to render a failed revision again. Rejects with the server's refusal. */
function useRedrawPlanRevision(): {
  readonly busy: boolean;
  readonly redraw: (revisionId: string) => Promise<void>;
} {
  const [commit, busy] = useMutation<DrawAgainRedrawMutation>(graphql`
    mutation DrawAgainRedrawMutation($input: RedrawPlanRevisionInput!) {
      redrawPlanRevision(input: $input) {
        plan {
          id
          revisions {
            id
            state
            progress
            failure
          }
        }
      }
    }
  `);
  const stamp = useStamp();
  const redraw = useCallback(
    (revisionId: string) =>
      new Promise<void>((resolve, reject) => {
        commit({
          variables: { input: { ...stamp(), revisionId } },
          onCompleted: () => resolve(),
          onError: reject,
        });
      }),
    [commit, stamp],
  );
  return { busy, redraw };
}

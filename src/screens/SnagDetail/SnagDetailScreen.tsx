import { useEffect, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { SnagDetailScreenQuery } from '../../../__generated__/relay/SnagDetailScreenQuery.graphql';
import { latePart } from '../../app/loading/latePart';
import { numbered } from '../../app/requests';
import { sentenceOf } from '../../domain/errors';
import { useKeepFresh } from '../../parts/useKeepFresh';
import { Link } from '../../router/components';
import { useNavigate } from '../../router/useRouter';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { SnagDetail } from './SnagDetail';
import { messages } from './messages';

const LeftInput = latePart(async () => (await import('./LeftInput')).LeftInput);

interface SnagDetailScreenProps {
  queryRef: PreloadedQuery<SnagDetailScreenQuery>;
  code: string;
  /** The snag's number, or its id before it has one. */
  number: string;
  /**
   * Called when a snag that went out of sight comes back while its page is open; reads all of it
   * again.
   */
  onBack: () => void;
  /**
   * Called when a snag that was opened by its id gets its number. @default navigates to the page of
   * that number
   */
  onNumbered?: (number: string) => void;
}

export function SnagDetailScreen({
  queryRef,
  code,
  number,
  onBack,
  onNumbered,
}: SnagDetailScreenProps) {
  const { project, node } = usePreloadedQuery<SnagDetailScreenQuery>(snagQuery, queryRef);
  const navigate = useNavigate();
  const unnumbered = node?.unnumbered;
  const given = unnumbered?.number;
  useEffect(() => {
    // A snag that was opened by its id has got its number: update the address.
    if (given == null || String(given) === number) return;
    if (onNumbered) onNumbered(String(given));
    else {
      numbered.set(String(given));
      void navigate({
        to: '/p/$code/snags/$number',
        params: { code, number: String(given) },
        search: true,
        replace: true,
      });
    }
  }, [given, number, code, navigate, onNumbered]);

  const snag = project?.snag ?? unnumbered;
  useKeepFresh<SnagDetailScreenQuery>(snagQuery, queryRef.variables, 0, undefined, false, snag?.id);
  const [shownId, setShownId] = useState<string | null>(null);
  /** The query during which it went out of sight. */
  const [goneOf, setGoneOf] = useState<typeof queryRef | null>(null);
  const gone = goneOf === queryRef;
  if (snag && snag.id !== shownId) setShownId(snag.id);
  // One without a number is the device's own, and is nobody's to take out of sight: it may be
  // missing for a moment while it is sent.
  if (!snag && shownId !== null && !gone && !number.startsWith('snag_')) setGoneOf(queryRef);
  // The event that brings it back has less of it than this screen shows.
  const isBack = gone && snag != null;
  useEffect(() => {
    if (isBack) onBack();
  }, [isBack, onBack]);
  if (!project || !snag || gone) {
    return (
      <EmptyState
        level={1}
        title={messages.notFound}
        action={
          <>
            {/* It was here until it went out of sight. */}
            {shownId !== null && <LeftInput snagId={shownId} />}
            <Link to="/p/$code" params={{ code }} search className={buttonClass({ look: 'ink' })}>
              {messages.back}
            </Link>
          </>
        }
      >
        {sentenceOf('NOT_FOUND')}
      </EmptyState>
    );
  }
  return <SnagDetail key={snag.id} snag={snag} project={project} code={code} />;
}

const snagQuery = graphql`
  query SnagDetailScreenQuery($code: String!, $number: Int!, $id: ID!, $byId: Boolean!)
  @preloadable {
    project(code: $code) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the route around the screen, so that a screen stays one request
      ...ProjectRoute_project
      ...SnagDetail_project
      snag(number: $number) @skip(if: $byId) {
        id
        ...SnagDetail_snag
      }
    }
    node(id: $id) @include(if: $byId) {
      ... on Snag @alias(as: "unnumbered") {
        id
        number
        ...SnagDetail_snag
      }
    }
  }
`;

import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagBar_snag$key } from '../../../__generated__/relay/SnagBar_snag.graphql';
import { canBeSent } from '../../../rules/links';
import { useAddPhoto } from '../../app/events/useAddPhoto';
import { useSnagEntries } from '../../app/useOutbox';
import { readFilters } from '../../domain/filters';
import { addInTurn } from '../../domain/refusedFiles';
import { LineMark } from '../../parts/LineMark';
import { arrangeMoves, moveForms, type Move } from '../../parts/moving/moves';
import { Link } from '../../router/components';
import { useNavigate, useParams } from '../../router/useRouter';
import { iconButtonClass } from '../../ui/Button';
import { BackIcon } from '../../ui/icons';
import { PendingMark } from '../../ui/marks';
import { ActionMenu } from '../../ui/overlays/ActionMenu';
import { choosePhotos } from '../../ui/pictures/Shutter';
import { StatusPill } from '../../ui/StatusPill';
import { Neighbours } from './Neighbours';
import { NextButtons, type NextStepProps, type Over } from './NextStep';
import { messages } from './messages';
import { placeMessages } from './placeMessages';
import styles from './SnagBar.module.css';

interface SnagBarProps {
  snag: SnagBar_snag$key;
  code: string;
  /** Whether this person may make companies' links. */
  mayLink: boolean;
  /** The snag fills a phone's screen: the bar leads back to the list. */
  alone: boolean;
  /** With the next step; null where that is at the foot. */
  next: NextStepProps | null;
  onOver: (over: Over) => void;
  /** Why photos were not added; null when more are. */
  onRefused: (sentence: string | null) => void;
}

/** Number, status, the way to other snags, and what can be done with this one. */
export function SnagBar({ snag, code, mayLink, alone, next, onOver, onRefused }: SnagBarProps) {
  const data = useFragment(
    graphql`
      fragment SnagBar_snag on Snag {
        id
        reference
        status
        allowedActions
        number
        company {
          name
          archived
        }
        pin {
          plan {
            code
          }
          revision {
            state
          }
        }
      }
    `,
    snag,
  );
  const addPhoto = useAddPhoto();
  const navigate = useNavigate();
  const { plan: beside } = useParams();
  const { company, number, status, allowedActions, pin } = data;
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);
  const pending = useSnagEntries(data.id).some(({ state }) => state !== 'refused');
  const sentTo =
    mayLink && canBeSent({ number, status, company: company && { archived: company.archived } })
      ? company
      : null;
  const actions: { id: 'edit' | 'send' | 'photo' | 'pin' | Move; label: string }[] = [
    ...(may('EDIT') ? [{ id: 'edit' as const, label: messages.edit }] : []),
    ...(may('ADD_DEFECT_PHOTO') && may('ADD_EVIDENCE_PHOTO')
      ? [{ id: 'photo' as const, label: messages.addAfter }]
      : []),
    // Beside its plan the pin is moved there.
    ...(may('EDIT') && pin?.revision.state === 'READY' && beside === undefined
      ? [{ id: 'pin' as const, label: placeMessages.movePin }]
      : []),
    ...(sentTo ? [{ id: 'send' as const, label: messages.sendTo(sentTo.name) }] : []),
    ...arrangeMoves(allowedActions, status).rest.map((move) => ({
      id: move,
      label: moveForms[move].menuLabel ?? moveForms[move].label,
    })),
  ];
  const act = (action: (typeof actions)[number]['id']) => {
    if (action === 'photo')
      choosePhotos((files) => {
        onRefused(null);
        void addInTurn(files, (file) => addPhoto(data.id, 'EVIDENCE', file), onRefused);
      });
    else if (action === 'pin')
      void navigate({
        to: '/p/$code/plans/$plan',
        params: { code, plan: pin?.plan.code ?? '' },
        search: { snag: String(number ?? data.id), move: '1' },
      });
    else onOver(action === 'edit' ? { edit: 'title' } : action);
  };
  return (
    <header className={styles.bar}>
      {alone && (
        <Link
          to="/p/$code"
          params={{ code }}
          search={readFilters}
          exact
          className={iconButtonClass}
          aria-label={messages.back}
          title={messages.back}
        >
          <BackIcon />
        </Link>
      )}
      <strong className={styles.reference}>{data.reference ?? messages.noNumber}</strong>
      <StatusPill status={status} shrinks={alone} />
      {pending && <PendingMark />}
      {alone && <LineMark withAge />}
      <span className={styles.ways}>
        <Neighbours snagId={data.id} code={code} />
      </span>
      {next && (
        <section aria-label={messages.working} className={styles.steps}>
          <NextButtons {...next} />
        </section>
      )}
      <ActionMenu label={messages.otherActions} actions={actions} onAction={act} menu />
    </header>
  );
}

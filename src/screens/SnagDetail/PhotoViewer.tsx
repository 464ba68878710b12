import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PhotoViewer_photo$key } from '../../../__generated__/relay/PhotoViewer_photo.graphql';
import { useLocalPhoto } from '../../app/useOutbox';
import { useUnsavedInput } from '../../parts/unsavedInput';
import { useSay } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { FullScreen } from '../../ui/overlays/FullScreen';
import { useLayer } from '../../ui/overlays/layers';
import { Notice } from '../../ui/Notice';
import { DrawOnPhoto } from './DrawOnPhoto';
import { PhotoFoot } from './PhotoFoot';
import { PhotoStage } from './PhotoStage';
import styles from './PhotoViewer.module.css';
import { StagePicture } from './StagePicture';
import { messages } from './messages';

interface PhotoViewerProps {
  snagId: string;
  /** Name of each photo when it is shown alone. */
  nameOf: (index: number) => string;
  /** In viewing order. */
  photos: PhotoViewer_photo$key;
  /** Id of the photo that was opened. */
  opened: string;
  timeZone: string;
  /** Ids of those that the person may remove. */
  removable: readonly string[];
  mayDraw: Readonly<Record<'DEFECT' | 'EVIDENCE', boolean>>;
  onClose: () => void;
}

/** Width by height of a photo whose size is unknown. */
const usualRatio = 4 / 3;

/** The photos in full screen, one at a time, with author and drawings. */
export function PhotoViewer({
  snagId,
  nameOf,
  photos,
  opened,
  timeZone,
  removable,
  mayDraw,
  onClose,
}: PhotoViewerProps) {
  const all = useFragment(
    graphql`
      fragment PhotoViewer_photo on Photo @relay(plural: true) {
        id
        kind
        state
        width
        height
        shapes {
          kind
        }
        ...StagePicture_photo
        ...PhotoFoot_photo
        ...DrawOnPhoto_photo
      }
    `,
    photos,
  );
  const [shownId, setShownId] = useState(opened);
  const [drawing, setDrawing] = useState(false);
  const [plain, setPlain] = useState(false);
  const { typed } = useUnsavedInput(snagId);
  const head = useRef<HTMLElement>(null);
  const foot = useRef<HTMLElement>(null);
  // The shown photo may be removed meanwhile.
  const index = Math.max(
    0,
    all.findIndex(({ id }) => id === shownId),
  );
  const shown = all[index];
  useSay(shown?.id ?? '', messages.photoShown(index + 1, all.length, shown?.kind ?? ''));
  useLayer(true, onClose);
  useLayer(drawing, () => setDrawing(false));
  const local = useLocalPhoto(shown?.id ?? '');
  if (shown === undefined) return null;
  const titleOf = (at: number) =>
    `${all[at]?.kind === 'DEFECT' ? messages.before : messages.after} ${at + 1} / ${all.length}`;
  const title = titleOf(index);
  const go = (to: number) => setShownId(all[to]?.id ?? shownId);
  const drawable =
    mayDraw[shown.kind === 'DEFECT' ? 'DEFECT' : 'EVIDENCE'] &&
    shown.width != null &&
    shown.height != null &&
    (shown.state === 'READY' || local !== null);
  const halfDrawn = drawable && typed.drawings?.[shown.id] !== undefined;
  const leave = () => (drawing ? setDrawing(false) : onClose());
  return (
    <FullScreen
      head={head}
      title={drawing ? messages.drawOn(title) : title}
      leave={drawing ? messages.leaveDrawing : messages.closeViewer}
      onLeave={leave}
      beside={
        !drawing &&
        shown.shapes.length > 0 && (
          <Button
            look="quiet"
            className={styles.shown}
            aria-pressed={!plain}
            onClick={() => setPlain(!plain)}
          >
            {messages.drawing}
          </Button>
        )
      }
    >
      {drawing ? (
        <DrawOnPhoto snagId={snagId} photo={shown} title={title} onDone={() => setDrawing(false)} />
      ) : (
        <>
          <PhotoStage
            ratios={all.map(({ width, height }) =>
              width != null && height != null ? width / height : usualRatio,
            )}
            index={index}
            onIndex={go}
            onClose={onClose}
            head={head}
            foot={foot}
          >
            {(at, zoomed) => {
              const photo = all[at];
              return (
                photo && (
                  <StagePicture photo={photo} name={nameOf(at)} sharp={zoomed} drawing={!plain} />
                )
              );
            }}
          </PhotoStage>
          <footer ref={foot} className={styles.foot}>
            {halfDrawn && (
              <Notice
                kind="info"
                action={<Button onClick={() => setDrawing(true)}>{messages.drawOnwards}</Button>}
              >
                {messages.halfDrawn}
              </Notice>
            )}
            <PhotoFoot
              photo={shown}
              snagId={snagId}
              timeZone={timeZone}
              mayRemove={removable.includes(shown.id)}
              onPrevious={index > 0 ? () => go(index - 1) : null}
              onNext={index < all.length - 1 ? () => go(index + 1) : null}
              onDraw={drawable ? () => setDrawing(true) : null}
              onClose={onClose}
            />
          </footer>
        </>
      )}
    </FullScreen>
  );
}

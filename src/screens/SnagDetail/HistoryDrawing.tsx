import { drawnShapes } from '../../domain/shapes';
import { Drawing } from '../../ui/pictures/Drawing';
import { Picture } from '../../ui/pictures/Picture';
import styles from './SnagDetail.module.css';

interface HistoryDrawingProps {
  src: string | null;
  thumbHash: string | null;
  width: number | null;
  height: number | null;
  shapes: Parameters<typeof drawnShapes>[0];
}

/** A photo as somebody drew on it then, whatever is on it now. */
export function HistoryDrawing({ src, thumbHash, width, height, shapes }: HistoryDrawingProps) {
  return (
    <span className={styles.eventDrawing}>
      <Picture src={src} thumbHash={thumbHash} alt="" />
      {width !== null && height !== null && <Drawing shapes={drawnShapes(shapes)} ratio={width / height} fit="cover" />}
    </span>
  );
}

import { useState } from 'react';
import { toProblem } from '../../app/errors';
import { useAddPhoto } from '../../app/events/useAddPhoto';
import { CameraIcon, ImageIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { Shutter } from '../../ui/Shutter';
import { moveWords } from './moves';
import styles from './SnagDetail.module.css';

interface EvidenceShutterProps {
  snagId: string;
  /** There is no photo of the finished work yet. */
  first: boolean;
  error: string | null;
}

/** Photos of the finished work. Each is an event of its own at once, so it is safe before the move is made. */
export function EvidenceShutter({ snagId, first, error }: EvidenceShutterProps) {
  const addPhoto = useAddPhoto();
  const [taken, setTaken] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);

  const add = async (files: readonly File[]) => {
    setRefused(null);
    for (const file of files) {
      try {
        // One after the other, so that they keep their order and a small phone its memory.
        await addPhoto(snagId, 'EVIDENCE', file);
        setTaken((count) => count + 1);
      } catch (problem) {
        setRefused(toProblem(problem).sentence);
      }
    }
  };

  return (
    <div className={styles.evidence}>
      <Shutter camera look={first ? 'next' : 'plain'} size="big" wide onPhotos={(files) => void add(files)}>
        <CameraIcon />
        {taken === 0 ? moveWords.takeEvidence : moveWords.takeAnother}
      </Shutter>
      <Shutter wide onPhotos={(files) => void add(files)}>
        <ImageIcon />
        {moveWords.choose}
      </Shutter>
      <Notice kind="told">{taken > 0 && moveWords.photosSafe(taken)}</Notice>
      <Notice kind="refused">{refused ?? error}</Notice>
    </div>
  );
}

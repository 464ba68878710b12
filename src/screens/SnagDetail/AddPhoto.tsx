import { useState } from 'react';
import { toProblem } from '../../domain/errors';
import { useAddPhoto } from '../../app/events/useAddPhoto';
import { CameraIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { Shutter } from '../../ui/pictures/Shutter';
import { Spoken } from '../../ui/Spoken';
import styles from './SnagDetail.module.css';

export function AddPhoto({ snagId, kind, label, full }: { snagId: string; kind: 'DEFECT' | 'EVIDENCE'; label: string; full: boolean }) {
  const addPhoto = useAddPhoto();
  const [refused, setRefused] = useState<string | null>(null);
  const add = async (files: readonly File[]) => {
    setRefused(null);
    for (const file of files) {
      try {
        // One after the other, so that they keep their order and a small phone its memory.
        await addPhoto(snagId, kind, file);
      } catch (error) {
        setRefused(toProblem(error).sentence);
      }
    }
  };
  return (
    <li className={styles.add}>
      <Shutter full={full} onPhotos={(files) => void add(files)}>
        <CameraIcon />
        <Spoken>{label}</Spoken>
      </Shutter>
      {/* That the snag is full is said once, for all of its photos. */}
      <Notice kind="refused">{!full && refused}</Notice>
    </li>
  );
}

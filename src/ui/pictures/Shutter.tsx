import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../Button';

interface ShutterProps extends ButtonLook {
  children: ReactNode;
  onPhotos: (files: readonly File[]) => void;
  /** Opens the camera where there is one; otherwise a file chooser for several photos. */
  camera?: boolean;
  describedBy?: string;
  /** The limit is reached: the button stays focusable and does nothing. */
  full?: boolean;
}

/** A button that takes or chooses photos. */
export function Shutter({ children, onPhotos, camera = false, describedBy, full = false, ...look }: ShutterProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (files.length > 0) onPhotos(files);
  };
  return (
    <>
      <Button {...look} busy={full} aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        hidden
        multiple={!camera}
        {...(camera ? { capture: 'environment' } : {})}
        onChange={onChange}
      />
    </>
  );
}

import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../Button';

interface ShutterProps extends ButtonLook {
  children: ReactNode;
  onPhotos: (files: readonly File[]) => void;
  /** Opens the camera where there is one; otherwise a file chooser for several photos. */
  camera?: boolean;
  /**
   * Shows the camera in the page, where the browser gives its picture on a phone; then several
   * photos can be taken one after the other. @default the device's own camera
   */
  onStream?: ((stream: MediaStream) => void) | undefined;
  describedBy?: string;
  /** The limit is reached: the button stays focusable and does nothing. */
  full?: boolean;
}

/** A button that takes or chooses photos. */
export function Shutter({
  children,
  onPhotos,
  camera = false,
  onStream,
  describedBy,
  full = false,
  ...look
}: ShutterProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (files.length > 0) onPhotos(files);
  };
  return (
    <>
      <Button
        {...look}
        busy={full}
        aria-describedby={describedBy}
        onClick={() => {
          if (onStream === undefined) input.current?.click();
          else void cameraStream().then((it) => (it ? onStream(it) : input.current?.click()));
        }}
      >
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

/** Opens the camera, or the device's chooser where there is none. */
export function openCamera(onPhotos: (files: readonly File[]) => void): void {
  ask(onPhotos, true);
}

/** Opens the chooser for several photos, which has the camera on a phone. */
export function choosePhotos(onPhotos: (files: readonly File[]) => void): void {
  ask(onPhotos, false);
}

/**
 * Must be called in the handler of a press: browsers need a user gesture. The input is appended to
 * the body, so the screen may change while the camera is open.
 */
function ask(onPhotos: (files: readonly File[]) => void, camera: boolean): void {
  document.getElementById(inputId)?.remove();
  const input = document.createElement('input');
  input.id = inputId;
  input.type = 'file';
  input.accept = 'image/*,.heic,.heif';
  input.multiple = !camera;
  if (camera) input.capture = 'environment';
  input.hidden = true;
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.remove();
    if (files.length > 0) onPhotos(files);
  });
  input.addEventListener('cancel', () => input.remove());
  document.body.append(input);
  input.click();
}

const inputId = 'snagbook-camera';

/** The picture of a phone's camera; null if the browser or the person does not give it. */
async function cameraStream(): Promise<MediaStream | null> {
  // Not everywhere, whatever the type says.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  // Without ImageCapture a photo would only be a frame of the video: the device's own camera takes
  // better evidence.
  if (
    devices === undefined ||
    !('ImageCapture' in globalThis) ||
    !matchMedia('(pointer: coarse)').matches
  )
    return null;
  try {
    return await devices.getUserMedia({
      video: {
        facingMode: { ideal: 'environment' },
        width: { ideal: 4096 },
        height: { ideal: 3072 },
      },
    });
  } catch {
    return null;
  }
}

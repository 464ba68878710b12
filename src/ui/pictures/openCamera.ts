/**
 * Opens the camera, or the device's chooser where there is none. Must be called in the handler of a press: browsers need a user
 * gesture. The input is appended to the body, so the screen may change while the camera is open.
 */
export function openCamera(onPhotos: (files: readonly File[]) => void): void {
  document.getElementById(inputId)?.remove();
  const input = document.createElement('input');
  input.id = inputId;
  input.type = 'file';
  input.accept = 'image/*,.heic,.heif';
  input.capture = 'environment';
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

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newPhoto } from '../../src/photos/newPhoto';
import { readCamera } from '../../src/photos/photoWork';
import { BurstCamera } from '../../src/screens/RaiseSnag/BurstCamera';
import { grain } from '../support/photos';

const pressedAt = Date.parse('2026-11-20T08:00:00Z');

test('a photo of the camera in the page is of the moment in which the shutter was pressed, until another app takes that', async () => {
  const bytes = new Uint8Array(await grain(80, 64).jpeg().toBuffer());
  const clock = jest.spyOn(Date, 'now').mockReturnValue(pressedAt);
  // A phone needs a while for the picture.
  class ImageCapture {
    takePhoto = async (): Promise<Blob> => {
      clock.mockReturnValue(pressedAt + 3_000);
      return new Blob([bytes], { type: 'image/jpeg' });
    };
  }
  Object.assign(globalThis, { ImageCapture });
  const track = Object.assign(new EventTarget(), { stop: () => undefined });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const taken: File[] = [];
  const lost = jest.fn();
  render(
    <BurstCamera
      // what is used of it
      stream={stream as unknown as MediaStream}
      full={false}
      onPhoto={(file) => taken.push(file)}
      onClose={() => undefined}
      onLost={lost}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take photo' }));
  await waitFor(() => expect(taken).toHaveLength(1));
  const [file] = taken;
  if (file === undefined) throw new Error('No photo was taken');
  const { facts } = await newPhoto(file);
  expect(facts.takenAt).toBe(pressedAt);
  // Such a picture says no time itself.
  expect(await readCamera(bytes.buffer, facts.takenAt, Date.now())).toEqual({
    takenAt: pressedAt,
    camera: null,
  });
  // Another app takes the camera.
  expect(lost).not.toHaveBeenCalled();
  track.dispatchEvent(new Event('ended'));
  expect(lost).toHaveBeenCalledTimes(1);
});

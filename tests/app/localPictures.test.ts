import { createLocalPictures } from '../../src/app/photos/localPictures';
import { until } from './support/until';

test('a photo that became showable while it was being read is read again', async () => {
  const answers: ((mime: string) => void)[] = [];
  const pictures = createLocalPictures(() => new Promise((resolve) => void answers.push((mime) => resolve({ bytes: new ArrayBuffer(1), mime }))));
  pictures.want('photo_1');
  pictures.want('photo_1');
  expect(answers).toHaveLength(1);
  answers[0]?.('image/heic');
  await until(() => answers.length === 2);
  expect(pictures.url('photo_1')).toBeNull();
  answers[1]?.('image/jpeg');
  await until(() => pictures.url('photo_1') !== null);
  expect(answers).toHaveLength(2);
});

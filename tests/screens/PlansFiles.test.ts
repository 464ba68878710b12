import { createHash } from 'node:crypto';
import { waitFor } from '@testing-library/dom';
import { progressMessage } from '../../src/screens/Plans/progressMessages';
import { nextLabel, suggestPlans } from '../../src/screens/Plans/suggest';
import {
  createUploads,
  type SendFile,
  type SentFile,
  type UploadInput,
} from '../../src/screens/Plans/uploads';
import { paperName } from '../../src/ui/pictures/paper';

const pdf = (bytes: number, name = 'plan.pdf') =>
  new File([`%PDF-1.7\n${'x'.repeat(bytes - 9)}`], name);

/** A line that does what the test says. */
function byHand() {
  const sent: {
    input: UploadInput;
    moved: (sent: number, total: number) => void;
    arrive: (file: SentFile) => void;
    fail: (why: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const send: SendFile = (input, { signal, onProgress }) =>
    new Promise((arrive, fail) => sent.push({ input, moved: onProgress, arrive, fail, signal }));
  let now = 0;
  let events = 0;
  const uploads = createUploads(send, () => now);
  const close = uploads.open();
  return {
    sent,
    uploads,
    close,
    pass: (ms: number) => void (now += ms),
    add: (...files: File[]) =>
      uploads.add(files, {
        projectId: 'project_1',
        planId: null,
        stamp: () => ({ eventId: `event_${(events += 1)}`, occurredAt: 1, seen: null }),
      }),
    state: (index: number) => uploads.get()[index]?.state,
    words: (index: number) => {
      const upload = uploads.get()[index];
      return upload === undefined ? null : progressMessage(upload.state, upload.file.size);
    },
  };
}

const file: SentFile = { id: 'planfile_1', name: 'plan.pdf', pages: [] };

test('files are sent one after the other, each with its hash and length', async () => {
  const { add, sent, state, words } = byHand();
  // More than one piece.
  const large = pdf(2_500_000);
  add(large, pdf(2_000, 'second.pdf'));
  expect(words(1)).toBe('Waiting for the file before it');
  await waitFor(() => expect(sent).toHaveLength(1));
  const sha256 = createHash('sha256')
    .update(new Uint8Array(await large.arrayBuffer()))
    .digest('hex');
  expect(sent[0]?.input).toMatchObject({
    eventId: 'event_1',
    sha256,
    byteLength: 2_500_000,
    name: 'plan.pdf',
    projectId: 'project_1',
  });
  sent[0]?.arrive(file);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(state(0)).toEqual({ kind: 'sent', file });
  expect(sent[1]?.input).toMatchObject({ eventId: 'event_2', name: 'second.pdf' });
});

test('progress shows how much is sent and the time left, and starts again with another attempt', async () => {
  const { add, sent, words, pass } = byHand();
  add(pdf(12_000_000));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(words(0)).toBe('Sending 12 MB');
  sent[0]?.moved(0, 12_000_000);
  pass(1_000);
  sent[0]?.moved(1_000_000, 12_000_000);
  // Too short a time to tell how fast the line is.
  expect(words(0)).toBe('Sending 8 %, 1 of 12 MB');
  pass(5_000);
  sent[0]?.moved(3_000_000, 12_000_000);
  expect(words(0)).toBe('Sending 25 %, 3 of 12 MB, about 20 s left');
  sent[0]?.moved(600_000, 12_000_000);
  expect(words(0)).toBe('Sending 5 %, 1 of 12 MB');
  sent[0]?.moved(12_000_000, 12_000_000);
  expect(words(0)).toBe('Uploaded. Reading its pages.');
});

test('the same event goes again after a failure, without reading the file once more', async () => {
  const { add, sent, state, uploads } = byHand();
  add(pdf(2_000));
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.fail(new Error('The line was cut'));
  await waitFor(() => expect(state(0)?.kind).toBe('failed'));
  uploads.retry('event_1');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.input).toEqual(sent[0]?.input);
});

test.each([
  [['A-101 Ground floor'], [], [['A-101', 'Ground floor']]],
  [
    ['2.OG – Grundriss', '01 Lageplan'],
    [],
    [
      ['2.OG', 'Grundriss'],
      ['01', 'Lageplan'],
    ],
  ],
  [
    ['3rd floor', 'Level1', 'page 2', 'Roof'],
    ['p2'],
    [
      ['P1', '3rd floor'],
      ['P3', 'Level1'],
      ['P4', 'page 2'],
      ['P5', 'Roof'],
    ],
  ],
  [
    ['A-1 set, page 1', 'A-1 set, page 2'],
    ['a-1'],
    [
      ['A-1-2', 'set, page 1'],
      ['A-1-3', 'set, page 2'],
    ],
  ],
  [
    ['9F86D081884C7D65', 'IMG_0417'],
    [],
    [
      ['P1', '9F86D081884C7D65'],
      ['P2', 'IMG 0417'],
    ],
  ],
])('pages called %j are probably, beside %j, the plans %j', (titles, taken, plans) => {
  expect(suggestPlans(titles, taken).map(({ code, name }) => [code, name])).toEqual(plans);
});

test.each([
  ['A', 'B'],
  ['Z', '2026-11-21'],
  ['T09', 'T10'],
  ['Tender', '2026-11-21'],
])('after revision %j comes %j', (label, next) => {
  expect(nextLabel(label, '2026-11-21')).toBe(next);
});

test.each([
  [841.2, 1188.9, 'A0'],
  [420, 297, 'A3'],
  [900.4, 600, '900 × 600 mm'],
])('a sheet of %d × %d mm is %s', (width, height, name) => {
  expect(paperName(width, height)).toBe(name);
});

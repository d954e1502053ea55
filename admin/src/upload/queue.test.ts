import {UploadQueue, type Send} from './queue';

interface Sent {
  readonly name: string;
  readonly signal: AbortSignal;
  progress(share: number): void;
  arrive(): void;
  fail(): void;
}

function scene() {
  const queue = new UploadQueue({canceled: () => 'stopped', failed: error => String(error)});
  const sent: Sent[] = [];
  const arrived: string[] = [];
  const send: Send = (file, progress, signal) =>
    new Promise((resolve, reject) => {
      sent.push({
        name: file.name,
        signal,
        progress,
        arrive: () => resolve(`/files/${file.name}`),
        fail: () => reject('broken'),
      });
      signal.addEventListener('abort', () => reject('aborted'));
    });
  const add = (...names: readonly string[]) =>
    queue.add({
      files: names.map(name => new File(['abcd'], name, {type: 'image/png'})),
      send,
      done: url => arrived.push(url),
    });
  return {queue, sent, arrived, add, only: () => queue.snapshot()[0]};
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a record tells what is known of an upload [CO-288] [CO-289]', async () => {
  const {sent, add, only} = scene();
  add('a.png');
  expect(only()).toEqual({
    id: 1,
    files: [{name: 'a.png', size: 4, type: 'image/png'}],
    path: [],
    progress: 0,
    status: 'uploading',
    error: '',
  });
  sent[0]?.progress(0.5);
  expect(only()?.progress).toBe(0.5);
  sent[0]?.arrive();
  await settle();
  expect(only()).toMatchObject({path: ['/files/a.png'], progress: 1});
});

test('an upload starts as uploading and ends as success or error [CO-364]', async () => {
  const {queue, sent, arrived, add} = scene();
  add('a.png');
  add('b.png');
  expect(queue.snapshot().map(({status}) => status)).toEqual(['uploading', 'uploading']);
  sent[0]?.arrive();
  sent[1]?.fail();
  await settle();
  expect(queue.snapshot().map(({status, error}) => [status, error])).toEqual([
    ['success', ''],
    ['error', 'broken'],
  ]);
  expect(arrived).toEqual(['/files/a.png']);
});

test('an upload that is under way can be canceled, one that is over cannot [CO-365] [CO-702]', async () => {
  const {queue, sent, add, only} = scene();
  const id = add('a.png');
  expect(queue.cancel(id)).toBe(true);
  await settle();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(only()).toMatchObject({status: 'canceled', error: 'stopped'});
  expect(queue.cancel(id)).toBe(false);
});

test('an upload in error is uploading again when it is retried [CO-366]', async () => {
  const {queue, sent, add, only} = scene();
  const id = add('a.png');
  sent[0]?.fail();
  await settle();
  queue.retry(id);
  expect(only()).toMatchObject({status: 'uploading', error: '', progress: 0});
  sent[1]?.arrive();
  await settle();
  expect(only()?.status).toBe('success');
});

test('partial: some of the files have arrived; only the others are sent again [CO-290]', async () => {
  const {queue, sent, arrived, add, only} = scene();
  const id = add('a.png', 'b.png');
  sent[0]?.arrive();
  sent[1]?.fail();
  await settle();
  expect(only()?.status).toBe('partial');
  queue.retry(id);
  expect(sent.map(({name}) => name)).toEqual(['a.png', 'b.png', 'b.png']);
  sent[2]?.arrive();
  await settle();
  expect(arrived).toEqual(['/files/a.png', '/files/b.png']);
});

test('five at a time, the next when a place is free [CO-387] [DA-571]', async () => {
  const {sent, add} = scene();
  add('1', '2', '3', '4');
  add('5', '6', '7');
  expect(sent.map(({name}) => name)).toEqual(['1', '2', '3', '4', '5']);
  sent[2]?.arrive();
  await settle();
  expect(sent.map(({name}) => name)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('what is complete goes a second after the last upload, not while one runs [CO-367] [CO-722]', async () => {
  const {queue, sent, add} = scene();
  add('a');
  add('b');
  sent[0]?.arrive();
  await jest.advanceTimersByTimeAsync(5000);
  expect(queue.snapshot()).toHaveLength(2);
  sent[1]?.arrive();
  await jest.advanceTimersByTimeAsync(999);
  expect(queue.snapshot()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(queue.snapshot()).toHaveLength(0);
});

test('what failed stays until it is dismissed', async () => {
  const {queue, sent, add} = scene();
  const id = add('a');
  sent[0]?.fail();
  await jest.advanceTimersByTimeAsync(5000);
  expect(queue.snapshot()).toHaveLength(1);
  queue.dismiss(id);
  expect(queue.snapshot()).toEqual([]);
});

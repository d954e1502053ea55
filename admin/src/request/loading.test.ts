import {counted, isLoadingShown, keepLoadingHidden} from './loading';

test('the flag is on while any request is in flight, whether it ends well or not', async () => {
  const ends: (() => void)[] = [];
  const request = () => counted(() => new Promise<void>(resolve => ends.push(resolve)));
  const both = [request(), request()];
  expect(isLoadingShown()).toBe(true);
  ends[0]?.();
  await both[0];
  expect(isLoadingShown()).toBe(true);
  ends[1]?.();
  await both[1];
  expect(isLoadingShown()).toBe(false);
  await expect(counted(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(isLoadingShown()).toBe(false);
});

test('while the design dialog is open nothing is shown, even though the flag is on [CO-016]', async () => {
  let end = () => {};
  const request = counted(() => new Promise<void>(resolve => (end = resolve)));
  const close = keepLoadingHidden();
  expect(isLoadingShown()).toBe(false);
  close();
  expect(isLoadingShown()).toBe(true);
  end();
  await request;
});

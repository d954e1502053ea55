import '../../testing/window';
import {download} from './save-file';

afterEach(() => jest.restoreAllMocks());

test('a download that fails is only logged [DA-540]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = document.body.innerHTML;
  await expect(download(Promise.reject(new Error('gone')), 'orders.csv')).resolves.toBeUndefined();
  expect(logged).toHaveBeenCalledWith('Download of orders.csv failed.', expect.objectContaining({message: 'gone'}));
  expect(document.body.innerHTML).toBe(before);
});

import {QueryObserver} from '@tanstack/react-query';
import {askAgain} from './ask-again';
import {createQueryClient} from './query-client';

test('what was asked before a change is not taken for the answer after it', async () => {
  const client = createQueryClient();
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['messages'],
    queryFn: () => new Promise<string>(resolve => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  const again = askAgain(client, {queryKey: ['messages']});
  await Promise.resolve();
  answers[0]?.('old');
  await new Promise(resolve => setImmediate(resolve));
  answers[1]?.('new');
  await again;
  expect(observer.getCurrentResult().data).toBe('new');
  stop();
});

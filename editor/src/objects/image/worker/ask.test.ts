import {asking} from './ask';
import type {Numbered} from './messages';

interface Word {
  readonly word: string;
}

/** A worker that keeps what it is asked until it is told to answer or to fail. */
class Slow extends EventTarget {
  readonly asked: Numbered<Word>[] = [];
  ended = false;

  postMessage(message: Numbered<Word>): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  answerLast(): void {
    const {number, body} = this.asked.pop() ?? {number: 0, body: {word: ''}};
    this.dispatchEvent(new MessageEvent('message', {data: {number, body: {word: `${body.word}!`}}}));
  }
}

test('a worker is started once, and answers go to who asked, in whatever order they come', async () => {
  const workers: Slow[] = [];
  const ask = asking<Word, Word>(() => {
    const worker = new Slow();
    workers.push(worker);
    return worker;
  });
  const answers = [ask({word: 'one'}), ask({word: 'two'})];
  workers[0]?.answerLast();
  workers[0]?.answerLast();
  expect(await Promise.all(answers)).toEqual([{word: 'one!'}, {word: 'two!'}]);
  expect(workers).toHaveLength(1);
});

test('who waits for a worker that fails gets nothing, and the next one asks another', async () => {
  const workers: Slow[] = [];
  const ask = asking<Word, Word>(() => {
    const worker = new Slow();
    workers.push(worker);
    return worker;
  });
  const lost = [ask({word: 'one'}), ask({word: 'two'})];
  workers[0]?.dispatchEvent(new Event('error'));
  expect(await Promise.all(lost)).toEqual([undefined, undefined]);
  expect(workers[0]?.ended).toBe(true);
  const next = ask({word: 'three'});
  workers[1]?.answerLast();
  expect(await next).toEqual({word: 'three!'});
});

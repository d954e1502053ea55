import '../testing/window';
import {LiveSocket} from './live-socket';

/** Stands in for the browser's socket: the test says when the server closes it, and with which code. */
class SocketOfTest extends window.EventTarget {
  static readonly OPEN = 1;
  static opened: SocketOfTest[] = [];
  readonly readyState = SocketOfTest.OPEN;

  constructor(readonly url: string) {
    super();
    SocketOfTest.opened.push(this);
  }

  close(): void {}

  endWith(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), {code}));
  }
}

const addresses = () => SocketOfTest.opened.map(({url}) => url);
const comeOnline = () => window.dispatchEvent(new window.Event('online'));

let address: string;
let live: LiveSocket;

beforeEach(() => {
  Object.defineProperty(globalThis, 'WebSocket', {value: SocketOfTest, configurable: true});
  SocketOfTest.opened = [];
  address = 'ws://127.0.0.1/first';
  live = new LiveSocket({url: () => address});
  live.start();
});

afterEach(() => live.stop());

test('a socket that was cut off connects again as soon as the network is back', () => {
  SocketOfTest.opened[0]?.endWith(1006);
  comeOnline();
  expect(addresses()).toEqual(['ws://127.0.0.1/first', 'ws://127.0.0.1/first']);
});

test('a socket whose session has ended never connects again, until it is started for the next session', () => {
  const wait = jest.spyOn(window, 'setTimeout');
  SocketOfTest.opened[0]?.endWith(4401);
  expect(wait).not.toHaveBeenCalled();
  wait.mockRestore();
  comeOnline();
  expect(addresses()).toEqual(['ws://127.0.0.1/first']);
  address = 'ws://127.0.0.1/second';
  live.start();
  expect(addresses()).toEqual(['ws://127.0.0.1/first', 'ws://127.0.0.1/second']);
});

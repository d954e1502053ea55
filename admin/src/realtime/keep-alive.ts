/**
 * The second socket: says every 45 s that the console is open, and nothing while the browser is offline (CO-669,
 * CO-670, DA-580).
 */
import {keepAliveAddress} from './addresses';
import {LiveSocket} from './live-socket';

/** Milliseconds. */
export const KEEP_ALIVE = 45_000;

/** Answers how to stop. */
export function startKeepAlive(): () => void {
  const socket = new LiveSocket({url: keepAliveAddress});
  socket.start();
  const timer = window.setInterval(() => {
    if (navigator.onLine) socket.send(JSON.stringify({type: 'keepAlive'}));
  }, KEEP_ALIVE);
  return () => {
    window.clearInterval(timer);
    socket.stop();
  };
}

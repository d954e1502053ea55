/**
 * The keep-alive socket, beside that of the live messages: it says every 45 s that the console is open, and nothing
 * while the browser is offline (CO-669, CO-670, DA-580).
 */
import {keepAliveAddress} from './addresses';
import {LiveSocket} from './live-socket';

const KEEP_ALIVE_MS = 45_000;

/** Returns a function that ends it. */
export function startKeepAlive(): () => void {
  const socket = new LiveSocket({url: keepAliveAddress});
  socket.start();
  const timer = window.setInterval(() => {
    // Without a network the socket may still count as open for a while, and would queue what is sent.
    if (navigator.onLine) socket.send(JSON.stringify({type: 'keepAlive'}));
  }, KEEP_ALIVE_MS);
  return () => {
    window.clearInterval(timer);
    socket.stop();
  };
}

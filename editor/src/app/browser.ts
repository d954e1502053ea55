/** Implements what actions need of the browser: its storage, its tabs and its downloads. */
import type {Browser, TabMessage} from '../actions/browser';
import {isRecord} from '../document/read';

/** Name under which the tabs of the editor and of the console hear each other. */
export const TAB_CHANNEL = 'emblem.templates';

function channel(): BroadcastChannel {
  return new BroadcastChannel(TAB_CHANNEL);
}

export const browser: Browser = {
  keep: (key, text) => localStorage.setItem(key, text),
  kept: key => localStorage.getItem(key),
  keepInTab(key, text) {
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      return;
    }
  },
  tell(message) {
    const open = channel();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no origin
    open.postMessage(message);
    open.close();
  },
  cookie(name) {
    const found = document.cookie.split('; ').find(entry => entry.startsWith(`${name}=`));
    return found === undefined ? null : found.slice(name.length + 1);
  },
  keepCookie(name, value, seconds) {
    document.cookie = `${name}=${value}; path=/; max-age=${seconds}; SameSite=Lax`;
  },
  copy: async text => navigator.clipboard.writeText(text),
  download(file, name) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  },
  go: address => location.assign(address),
};

/** Calls back for each message of another tab; the answer ends it. */
export function listenToTabs(hear: (message: TabMessage) => void): () => void {
  const open = channel();
  open.addEventListener('message', ({data}: MessageEvent<unknown>) => {
    if (isRecord(data) && (data.type === 'cache' || data.type === 'save') && typeof data.id === 'number')
      hear({type: data.type, id: data.id});
  });
  return () => open.close();
}

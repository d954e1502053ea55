/** How shortcuts are written for the visitor. */

const MAC = /mac|iphone|ipad/i.test(navigator.platform);

const NAMES: Readonly<Record<string, string>> = {
  Mod: MAC ? '⌘' : 'Ctrl',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

/** `Mod+Shift+Z` as the keys of this computer. */
export function shortcutText(shortcut: string): string {
  return shortcut
    .split('+')
    .map(key => NAMES[key] ?? key)
    .join(' + ');
}

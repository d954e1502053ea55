/**
 * Every 30 s the index page is fetched; what happens when it names other scripts than those that run is the page's
 * matter (CO-370).
 */
import {useEffect} from 'react';

/** Milliseconds. */
const INTERVAL = 30_000;
const SCRIPT = /<script[^>]+src="([^"]+)"/g;

export function scriptsIn(html: string): string {
  return [...html.matchAll(SCRIPT)]
    .map(([, source]) => source)
    .sort()
    .join(' ');
}

function runningScripts(): string {
  return [...document.querySelectorAll('script[src]')]
    .map(script => script.getAttribute('src') ?? '')
    .sort()
    .join(' ');
}

async function isUpdated(): Promise<boolean> {
  const response = await fetch('/', {cache: 'no-cache'});
  const served = scriptsIn(await response.text());
  return response.ok && served !== '' && served !== runningScripts();
}

/** `onUpdated` must stay the same from render to render. */
export function useUpdateCheck(onUpdated: () => void): void {
  useEffect(() => {
    // Vite's own development page names other scripts than it runs.
    if (import.meta.env.DEV) return undefined;
    const check = () =>
      void isUpdated().then(
        updated => updated && onUpdated(),
        () => undefined,
      );
    const timer = window.setInterval(check, INTERVAL);
    return () => window.clearInterval(timer);
  }, [onUpdated]);
}

/** Every 30 s the index page is fetched; when it names other scripts than those that run, the user is asked to refresh (CO-370 to CO-372). */
import {useEffect, useState} from 'react';
import {useT} from '../i18n/hooks';
import {ConfirmDialog} from './ConfirmDialog';

const INTERVAL = 30_000;
const SCRIPT = /<script[^>]+src="([^"]+)"/g;

function scriptsIn(html: string): string {
  return [...html.matchAll(SCRIPT)].map(([, source]) => source).sort().join(' ');
}

function runningScripts(): string {
  return [...document.querySelectorAll('script[src]')].map(script => script.getAttribute('src') ?? '').sort().join(' ');
}

async function isUpdated(): Promise<boolean> {
  const response = await fetch('/', {cache: 'no-cache'});
  const served = scriptsIn(await response.text());
  return response.ok && served !== '' && served !== runningScripts();
}

export function UpdateCheck() {
  const t = useT();
  const [updated, setUpdated] = useState(false);
  useEffect(() => {
    // Vite's own development page names other scripts than it runs.
    if (import.meta.env.DEV) return undefined;
    const check = () => void isUpdated().then(setUpdated, () => undefined);
    const timer = window.setInterval(check, INTERVAL);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <ConfirmDialog open={updated} title={t('shell.updated')} confirmLabel={t('shell.update')} onConfirm={() => window.location.reload()} onClose={() => setUpdated(false)} />
  );
}

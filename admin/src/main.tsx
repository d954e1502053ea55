import {leaveKeysToInputMethods} from '@emblem/schemas/input-method';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './App';
import {deploymentOf} from './model/deployment';
import {startI18n} from './i18n/i18n';
import {setApiHost} from './request/host';
import {watchPresses} from './press';
import '@fontsource-variable/inter/wght.css';

async function start(): Promise<void> {
  leaveKeysToInputMethods(window);
  watchPresses();
  document.documentElement.dataset.deployment = deploymentOf(location.origin, import.meta.env.VITE_MANAGE_ORIGIN);
  setApiHost(import.meta.env.VITE_API_HOST ?? '');
  await startI18n();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();

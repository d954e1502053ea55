import {leaveKeysToInputMethods} from '@emblem/schemas/input-method';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {startTexts} from '../i18n';
import {App} from './App';
import {wantedOf} from './route';
import {exposeTestPort} from './test-port';
import {createWorkbench} from './workbench';
import './styles/index.css';

const root = document.getElementById('root');
if (root) {
  leaveKeysToInputMethods(window);
  await startTexts();
  const workbench = createWorkbench();
  exposeTestPort(workbench);
  createRoot(root).render(
    <StrictMode>
      <App workbench={workbench} wanted={wantedOf(location.pathname, location.search)} />
    </StrictMode>,
  );
}

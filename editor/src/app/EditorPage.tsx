import {useEffect, useState} from 'react';
import {beginTour} from '../actions/tour';
import type {MessageKey} from '../i18n/keys';
import {GENERIC_PRODUCT} from '../store/product';
import {Button} from '../ui/Button';
import {useWorkbench, type Workbench} from '../ui/editor-context';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';
import {Layout} from './Layout';
import {openWanted, OpeningError} from './opening';
import type {Wanted} from './route';
import {restoreMember, restoreStaff} from './workbench';

type Stage = {readonly at: 'opening'} | {readonly at: 'open'} | {readonly at: 'failed'; readonly reason: MessageKey};

/** Opens what is wanted, then shows the editor; or says why it cannot. */
export function EditorPage({wanted}: {readonly wanted: Wanted}) {
  const t = useText();
  const workbench = useWorkbench();
  const [stage, setStage] = useState<Stage>({at: 'opening'});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    const show = async (): Promise<void> => {
      const next = await begin(workbench, wanted);
      if (!left) setStage(next);
    };
    void show();
    return () => {
      left = true;
    };
  }, [workbench, wanted, attempt]);
  useLeaveConfirmation(workbench);
  if (stage.at === 'opening')
    return (
      <main className="page-note">
        <Spinner label={t('app.loading')} />
      </main>
    );
  if (stage.at === 'open') return <Layout />;
  return (
    <main className="page-note">
      <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="56" height="56" />
      <h1>{t('open.failed')}</h1>
      <p>{t(stage.reason)}</p>
      <div className="page-note-buttons">
        <Button
          kind="primary"
          onClick={() => {
            setStage({at: 'opening'});
            setAttempt(attempt + 1);
          }}
        >
          {t('app.retry')}
        </Button>
        <Button
          onClick={() => {
            workbench.editor.open(GENERIC_PRODUCT, null, null);
            setStage({at: 'open'});
          }}
        >
          {t('open.blank')}
        </Button>
      </div>
    </main>
  );
}

async function begin(workbench: Workbench, wanted: Wanted): Promise<Stage> {
  try {
    // Which calls open the page depends on who is here.
    await Promise.all([restoreMember(workbench), restoreStaff(workbench)]);
    await openWanted(workbench, wanted);
    beginTour(workbench);
    return {at: 'open'};
  } catch (error) {
    return {at: 'failed', reason: error instanceof OpeningError ? error.reason : 'open.broken'};
  }
}

/** Leaving or reloading the page asks first (ED-035), unless that has been confirmed already. */
function useLeaveConfirmation({editor}: Workbench): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (!editor.state.leaving) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [editor]);
}

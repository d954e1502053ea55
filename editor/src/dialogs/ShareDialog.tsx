import {useEffect, useState} from 'react';
import {copyLink, shareDesign} from '../actions/design/share';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useWorkbench} from '../ui/editor-context';
import {Field} from '../ui/Field';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';

/** The link to the design, to be copied (ED-154). */
export function ShareDialog() {
  const t = useText();
  const workbench = useWorkbench();
  const [attempt, setAttempt] = useState(0);
  const [link, setLink] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const close = (): void => workbench.editor.set({dialog: null});
  useEffect(() => {
    let gone = false;
    const make = async (): Promise<void> => {
      const made = await shareDesign(workbench).catch(() => null);
      if (gone) return;
      setLink(made);
      setFailed(made === null);
    };
    void make();
    return () => {
      gone = true;
    };
  }, [workbench, attempt]);
  return (
    <Dialog title={t('share.title')} onClose={close}>
      <div className="form">
        <p>
          {t('share.lead')} {t('share.validity')}
        </p>
        {link === null && !failed && <Spinner label={t('share.busy')} />}
        {failed && (
          <p className="form-failure" role="alert">
            {t('share.failed')}
          </p>
        )}
        {link !== null && (
          <Field label={t('share.link')} readOnly value={link} onFocus={event => event.target.select()} />
        )}
        <div className="form-buttons">
          {failed && (
            <Button
              onClick={() => {
                setFailed(false);
                setAttempt(attempt + 1);
              }}
            >
              {t('app.retry')}
            </Button>
          )}
          <Button onClick={close}>{t('app.close')}</Button>
          {link !== null && (
            <Button kind="primary" icon="duplicate" onClick={() => void copyLink(workbench, link)}>
              {t('share.copy')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

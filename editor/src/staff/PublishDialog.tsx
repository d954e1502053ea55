import {SEO_RANKED} from '../api/staff-readers';
import {useId, useState, type FormEvent} from 'react';
import {publishTemplate} from '../actions/template/publish';
import {focusFirstWrong} from '../dialogs/focus';
import {useSending} from '../dialogs/use-sending';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useWorkbench} from '../ui/editor-context';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';
import {BasicFields} from './BasicFields';
import {LimitFields} from './LimitFields';
import {SeoFields} from './SeoFields';
import {usePublication, type PublicationState} from './use-publication';

/** The publish form: what a template is called, where it stands and who sees it (ED-183, ED-326..338). */
export function PublishDialog() {
  const t = useText();
  const workbench = useWorkbench();
  const publication = usePublication();
  const sending = useSending<boolean>(t('publish.failed'));
  const [sentOnce, setSentOnce] = useState(false);
  const choiceNote = useId();
  const choiceMissing = sentOnce && publication.wrong('choice') !== undefined;
  const close = (): void => workbench.editor.set({dialog: null});

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSentOnce(true);
    if (!publication.check()) return focusFirstWrong(event.currentTarget);
    void sending.send(async () => {
      await publishTemplate(workbench, publication.form);
      close();
      return true;
    });
  }

  return (
    <Dialog title={t('publish.title')} className="dialog-publish" lang="zh" onClose={close}>
      {!publication.ready && <Spinner label={t('staff.busy')} />}
      {publication.ready && (
        <form className="form" noValidate onSubmit={submit}>
          <ChoiceField publication={publication} note={choiceMissing ? choiceNote : undefined} />
          <BasicFields publication={publication} errors={sending.errors} />
          <SeoFields publication={publication} />
          <LimitFields publication={publication} />
          {sending.failure && (
            <p className="form-failure" role="alert">
              {sending.failure}
            </p>
          )}
          {choiceMissing && (
            <p id={choiceNote} className="form-failure" role="alert">
              {t('publish.choose')}
            </p>
          )}
          <div className="form-buttons">
            <Button onClick={close}>{t('staff.cancel')}</Button>
            <Button kind="primary" type="submit" disabled={sending.busy}>
              {t(
                sending.busy
                  ? 'staff.busy'
                  : publication.form.seoState === SEO_RANKED
                    ? 'publish.publish'
                    : 'publish.save',
              )}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

const CHOICES = [
  ['add', 'publish.add'],
  ['update', 'publish.update'],
] as const;

interface ChoiceFieldProps {
  readonly publication: PublicationState;
  /** Id of the message that asks for a choice. */
  readonly note: string | undefined;
}

/** Whether a template is added or the open one updated; neither is chosen beforehand. */
function ChoiceField({publication: {form, change}, note}: ChoiceFieldProps) {
  const t = useText();
  const {editor} = useWorkbench();
  const fresh = editor.state.template === null;
  return (
    <fieldset className="choice" aria-describedby={note} data-wrong={note && ''} tabIndex={-1}>
      <legend>{t('publish.choice')}</legend>
      {CHOICES.map(([choice, label]) => (
        <label key={choice} className="check">
          <input
            type="radio"
            name="choice"
            checked={form.choice === choice}
            disabled={choice === 'update' && fresh}
            onChange={() => change({choice})}
          />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}

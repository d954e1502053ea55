import type {Question} from '../store/state';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';

/** A question to be answered before something is done. */
export function QuestionDialog({question}: {readonly question: Question}) {
  const t = useText();
  const {editor} = useWorkbench();
  return (
    <Dialog title={t(question.title)} role="alertdialog" onClose={() => editor.reply(false)}>
      <div className="form">
        <p>{t(question.text, question.values)}</p>
        <div className="form-buttons">
          <Button onClick={() => editor.reply(false)}>{t(question.cancel)}</Button>
          <Button kind="primary" onClick={() => editor.reply(true)}>
            {t(question.confirm)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import {useState} from 'react';
import {addCurvedText, addText} from '../actions/text/add-text';
import {Button} from '../ui/Button';
import {useRun} from '../ui/editor-context';
import {TextArea} from '../ui/TextArea';
import {useText} from '../ui/use-text';
import {PanelHead} from '../ui/PanelHead';

/** Text to add, straight or on a curve (ED-065, ED-068, ED-069). */
export function AddTextPanel() {
  const t = useText();
  const {runWith} = useRun();
  const [text, setText] = useState('');
  return (
    <>
      <PanelHead title={t('action.addText')} />
      <div className="panel-body panel-form">
        <TextArea
          label={t('text.content')}
          placeholder={t('text.placeholder')}
          rows={4}
          maxLength={2000}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Button kind="primary" icon="text" onClick={() => runWith(addText, text)}>
          {t('text.add')}
        </Button>
        <Button onClick={() => runWith(addCurvedText, text)}>{t('text.addCurved')}</Button>
      </div>
    </>
  );
}

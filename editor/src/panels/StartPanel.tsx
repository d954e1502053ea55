import type {MessageKey} from '../i18n/keys';
import type {PanelStatus} from '../store/state';
import {useWorkbench} from '../ui/editor-context';
import {usePhone} from '../ui/use-phone';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icons';
import {useText} from '../ui/use-text';
import {ProductSettings} from './ProductSettings';

const WAYS: readonly {readonly status: PanelStatus; readonly icon: IconName; readonly label: MessageKey}[] = [
  {status: 5, icon: 'upload', label: 'start.upload'},
  {status: 1, icon: 'templates', label: 'start.templates'},
  {status: 2, icon: 'text', label: 'start.text'},
  {status: 3, icon: 'art', label: 'start.art'},
];

/** Where to begin: four shortcuts (ED-036..038). */
export function StartPanel() {
  const t = useText();
  const {editor} = useWorkbench();
  const phone = usePhone();
  return (
    <>
      <header className="panel-head panel-head-start">
        <h2>{t('start.title')}</h2>
      </header>
      <div className="panel-body">
        <p className="start-lead">{t('start.lead')}</p>
        <div className="start-ways">
          {WAYS.map(({status, icon, label}) => (
            <button key={status} type="button" className="start-way" onClick={() => editor.openPanel(status)}>
              <span className="start-icon">
                <Icon name={icon} size={26} />
              </span>
              <span>{t(label)}</span>
            </button>
          ))}
        </div>
        {!phone && <ProductSettings />}
      </div>
    </>
  );
}

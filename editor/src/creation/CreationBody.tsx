import {useState} from 'react';
import {useText} from '../ui/use-text';
import {ClipartList} from './ClipartList';
import {DesignList} from './DesignList';
import {SearchForm} from './SearchForm';
import {useCreation} from './use-creation';

const TABS = [
  ['templates', 'creation.templates'],
  ['cliparts', 'creation.cliparts'],
] as const;

/** Saved designs and own cliparts, with their search (ED-155, ED-157, ED-159). */
export function CreationBody() {
  const t = useText();
  const creation = useCreation();
  const [tab, setTab] = useState<'templates' | 'cliparts'>('templates');
  return (
    <>
      <SearchForm creation={creation} />
      <div className="tabs" role="tablist" aria-label={t('creation.title')}>
        {TABS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`creation-tab-${name}`}
            className="tab"
            aria-selected={tab === name}
            aria-controls="creation-panel"
            onClick={() => setTab(name)}
          >
            {t(label)}
          </button>
        ))}
      </div>
      <div className="creation-panel" role="tabpanel" id="creation-panel" aria-labelledby={`creation-tab-${tab}`}>
        {tab === 'templates' ? <DesignList creation={creation} /> : <ClipartList creation={creation} />}
      </div>
    </>
  );
}

import {useState} from 'react';
import {Tabs} from '../ui/Tabs';
import {useText} from '../ui/use-text';
import {ClipartList} from './ClipartList';
import {DesignList} from './DesignList';
import {SearchForm} from './SearchForm';
import {useCreation} from './use-creation';

type Name = 'designs' | 'cliparts';

/** Saved designs and own cliparts, with their search (ED-155, ED-157, ED-159). */
export function CreationBody() {
  const t = useText();
  const creation = useCreation();
  const [tab, setTab] = useState<Name>('designs');
  const tabs = [
    {name: 'designs', label: t('creation.templates')},
    {name: 'cliparts', label: t('creation.cliparts')},
  ] as const;
  return (
    <>
      <SearchForm creation={creation} />
      <Tabs<Name> label={t('creation.title')} tabs={tabs} open={tab} onOpen={setTab} className="creation-panel">
        {tab === 'designs' ? <DesignList creation={creation} /> : <ClipartList creation={creation} />}
      </Tabs>
    </>
  );
}

import {useState} from 'react';
import {Tabs} from '../ui/Tabs';
import {useText} from '../ui/use-text';
import {ClipartList} from './ClipartList';
import {DesignList} from './DesignList';
import {SearchForm} from './SearchForm';
import {useMyCreation} from './use-my-creation';

type TabName = 'designs' | 'cliparts';

/** Saved designs and own cliparts, with their search (ED-155, ED-157, ED-159). */
export function MyCreation() {
  const t = useText();
  const creation = useMyCreation();
  const [tab, setTab] = useState<TabName>('designs');
  const tabs = [
    {name: 'designs', label: t('creation.designs')},
    {name: 'cliparts', label: t('creation.cliparts')},
  ] as const;
  return (
    <>
      <SearchForm creation={creation} />
      <Tabs<TabName> label={t('creation.title')} tabs={tabs} open={tab} onOpen={setTab} className="creation-panel">
        {tab === 'designs' ? <DesignList creation={creation} /> : <ClipartList creation={creation} />}
      </Tabs>
    </>
  );
}

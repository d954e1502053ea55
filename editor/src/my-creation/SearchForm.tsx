import {useState, type FormEvent} from 'react';
import {searchesAnybody} from '../actions/template/my-creation';
import {PlatformSelect} from '../staff/PlatformSelect';
import {usePlatforms} from '../staff/use-platforms';
import {Button} from '../ui/Button';
import {useEditorState} from '../ui/editor-context';
import {Field} from '../ui/Field';
import {Select} from '../ui/Select';
import {useText} from '../ui/use-text';
import type {MyCreationState} from './use-my-creation';

/** E-mail and platform: free for staff, a member's own and fixed for everybody else (ED-158, ED-315). */
export function SearchForm({creation}: {readonly creation: MyCreationState}) {
  const t = useText();
  const free = useEditorState(searchesAnybody);
  const member = useEditorState(state => state.member);
  const groups = usePlatforms(free);
  const [typed, setTyped] = useState({userEmail: '', proId: 0});
  const [busy, setBusy] = useState(false);
  const wanted = free ? typed : {userEmail: member?.email ?? '', proId: member?.proId ?? 0};

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    await creation.search(wanted);
    setBusy(false);
  }

  return (
    <form className="creation-search" role="search" noValidate onSubmit={event => void submit(event)}>
      <Field
        label={t('creation.email')}
        type="email"
        maxLength={200}
        readOnly={!free}
        value={wanted.userEmail}
        onChange={event => setTyped({...typed, userEmail: event.target.value})}
      />
      {free ? (
        <PlatformSelect
          label={t('creation.platform')}
          placeholder={t('creation.choosePlatform')}
          groups={groups}
          value={typed.proId}
          onChange={proId => setTyped({...typed, proId})}
        />
      ) : (
        <Select label={t('creation.platform')} value={wanted.proId} onChange={() => undefined}>
          <option value={wanted.proId}>{t('creation.ownPlatform')}</option>
        </Select>
      )}
      <Button kind="primary" icon="search" type="submit" disabled={busy}>
        {t('creation.search')}
      </Button>
    </form>
  );
}

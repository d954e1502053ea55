import {useState} from 'react';
import {Button} from '../ui/Button';
import {IconButton} from '../ui/IconButton';
import {useText} from '../ui/use-text';
import {FolderDialog} from './FolderDialog';
import type {ClipartView, MyCreationState} from './use-my-creation';

/** The lists that are no folder stand around the folders. */
export function FolderBar({creation}: {readonly creation: MyCreationState}) {
  const t = useText();
  const {folders, clipartView, found} = creation;
  const [edited, setEdited] = useState<{readonly id: number; readonly name: string} | null>(null);
  const open = found ? undefined : folders.find(({id}) => id === clipartView);
  const chip = (view: ClipartView, label: string) => (
    <button
      key={view}
      type="button"
      className="chip"
      aria-pressed={!found && clipartView === view}
      onClick={() => creation.showCliparts(view)}
    >
      {label}
    </button>
  );
  return (
    <div className="chips" role="group" aria-label={t('folder.list')}>
      {chip('all', t('creation.all'))}
      {folders.map(({id, categoryName}) => chip(id, categoryName))}
      {open && (
        <IconButton
          icon="edit"
          label={t('creation.rename', {name: open.categoryName})}
          onClick={() => setEdited({id: open.id, name: open.categoryName})}
        />
      )}
      {folders.length > 0 && chip('loose', t('creation.loose'))}
      {chip('favourites', t('creation.favourites'))}
      <Button kind="quiet" icon="folder" onClick={() => setEdited({id: 0, name: ''})}>
        {t('folder.new')}
      </Button>
      {edited && (
        <FolderDialog
          id={edited.id}
          name={edited.name}
          onClose={done => {
            setEdited(null);
            if (done) void creation.reload();
          }}
        />
      )}
    </div>
  );
}

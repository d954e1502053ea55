import {useState} from 'react';
import {addOwnClipart, moveCliparts, renameClipart} from '../actions/template/my-creation';
import type {OwnClipart} from '../api/my-creation-readers';
import {Button} from '../ui/Button';
import {useRun, useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';
import {FolderBar} from './FolderBar';
import {InlineName} from './InlineName';
import {dayOf, Listing} from './Listing';
import {UploadClipartDialog} from './UploadClipartDialog';
import type {MyCreationState} from './use-my-creation';

/** Own cliparts by folder: to be put on the canvas, renamed, checked and moved, and added to. */
export function ClipartList({creation}: {readonly creation: MyCreationState}) {
  const t = useText();
  const {own, found, clipartView, cliparts} = creation;
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const [uploading, setUploading] = useState(false);
  const arranged = own && clipartView !== 'favourites';
  const here = (cliparts ?? []).filter(({clipartId}) => checked.has(clipartId)).map(({clipartId}) => clipartId);
  const toggle = (id: number): void =>
    setChecked(before => new Set(before.has(id) ? [...before].filter(other => other !== id) : [...before, id]));

  return (
    <>
      {own && <FolderBar creation={creation} />}
      {arranged && (
        <div className="creation-tools">
          <Button icon="upload" onClick={() => setUploading(true)}>
            {t('cliparts.upload')}
          </Button>
          <MoveForm creation={creation} ids={here} onMoved={() => setChecked(new Set())} />
        </div>
      )}
      <Listing count={cliparts?.length} className="creation-cliparts" nothing={nothing()}>
        {cliparts?.map(clipart => (
          <ClipartCard
            key={clipart.clipartId}
            clipart={clipart}
            creation={creation}
            arranged={arranged}
            checked={checked.has(clipart.clipartId)}
            onCheck={() => toggle(clipart.clipartId)}
          />
        ))}
      </Listing>
      {uploading && (
        <UploadClipartDialog
          folderId={typeof clipartView === 'number' ? clipartView : 0}
          onClose={done => {
            setUploading(false);
            if (done) void creation.reload();
          }}
        />
      )}
    </>
  );

  function nothing(): string {
    if (found) return t('creation.noResult');
    if (!own) return t('creation.lead');
    return t(clipartView === 'favourites' ? 'creation.noFavourites' : 'creation.noCliparts');
  }
}

interface ClipartCardProps {
  readonly clipart: OwnClipart;
  readonly creation: MyCreationState;
  readonly arranged: boolean;
  /** A mark of this page alone; nothing stores it (ED-195). */
  readonly checked: boolean;
  onCheck(): void;
}

function ClipartCard({clipart, creation, arranged, checked, onCheck}: ClipartCardProps) {
  const t = useText();
  const workbench = useWorkbench();
  const {runWith} = useRun();
  const name = clipart.clipartName;
  const rename = async (typed: string): Promise<void> => {
    if (await renameClipart(workbench, clipart, typed)) await creation.reload();
  };
  return (
    <li className="creation-card">
      {arranged && (
        <input
          type="checkbox"
          className="creation-check"
          aria-label={t('creation.check', {name})}
          checked={checked}
          onChange={onCheck}
        />
      )}
      <button
        type="button"
        className="creation-picture"
        aria-label={t('creation.add', {name})}
        onClick={() => runWith(addOwnClipart, clipart)}
      >
        <img src={clipart.clipartUrl} alt="" loading="lazy" />
      </button>
      <InlineName name={name} onRename={arranged ? typed => void rename(typed) : undefined} />
      <span className="creation-foot">
        <time dateTime={clipart.updateTime}>{dayOf(clipart.updateTime)}</time>
      </span>
    </li>
  );
}

/** Moves what is checked to a folder, or out of any (ED-343). */
function MoveForm({
  creation,
  ids,
  onMoved,
}: {
  readonly creation: MyCreationState;
  readonly ids: readonly number[];
  onMoved(): void;
}) {
  const t = useText();
  const workbench = useWorkbench();
  const [folderId, setFolderId] = useState(0);
  const move = async (): Promise<void> => {
    if (!(await moveCliparts(workbench, ids, folderId))) return;
    onMoved();
    await creation.reload();
  };
  return (
    <div className="creation-move">
      <span aria-live="polite">{ids.length > 0 && t('creation.checked', {count: ids.length})}</span>
      <select
        aria-label={t('creation.moveTo')}
        value={folderId}
        onChange={event => setFolderId(Number(event.target.value))}
      >
        <option value={0}>{t('creation.loose')}</option>
        {creation.folders.map(({id, categoryName}) => (
          <option key={id} value={id}>
            {categoryName}
          </option>
        ))}
      </select>
      <Button icon="folder" onClick={() => void move()}>
        {t('creation.move')}
      </Button>
    </div>
  );
}

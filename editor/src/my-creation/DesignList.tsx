import {deleteDesign, openDesign, renameDesign} from '../actions/template/my-creation';
import type {OwnDesign} from '../api/my-creation-readers';
import {useRun, useWorkbench} from '../ui/editor-context';
import {IconButton} from '../ui/IconButton';
import {useText} from '../ui/use-text';
import {InlineName} from './InlineName';
import {dayOf, Listing} from './Listing';
import type {MyCreationState, DesignView} from './use-my-creation';

const VIEWS: readonly (readonly [DesignView, 'creation.mine' | 'creation.favourites'])[] = [
  ['mine', 'creation.mine'],
  ['favourites', 'creation.favourites'],
];

/** Saved designs, to be opened and renamed; a member's own can be deleted, too. */
export function DesignList({creation}: {readonly creation: MyCreationState}) {
  const t = useText();
  const {own, found, designView} = creation;
  return (
    <>
      {own && (
        <div className="chips" role="group" aria-label={t('creation.designs')}>
          {VIEWS.map(([view, label]) => (
            <button
              key={view}
              type="button"
              className="chip"
              aria-pressed={!found && designView === view}
              onClick={() => creation.showDesigns(view)}
            >
              {t(label)}
            </button>
          ))}
        </div>
      )}
      <Listing count={creation.designs?.length} nothing={nothing(creation)}>
        {creation.designs?.map(design => (
          <DesignCard key={design.id} design={design} creation={creation} />
        ))}
      </Listing>
    </>
  );

  function nothing({own: isOwn, found: isFound, designView: view}: MyCreationState): string {
    if (isFound) return t('creation.noResult');
    if (!isOwn) return t('creation.lead');
    return t(view === 'mine' ? 'creation.noDesigns' : 'creation.noFavourites');
  }
}

function DesignCard({design, creation}: {readonly design: OwnDesign; readonly creation: MyCreationState}) {
  const t = useText();
  const workbench = useWorkbench();
  const {runWith} = useRun();
  const name = design.templateName;
  // An official template among the favourites belongs to nobody here.
  const isSaved = design.address === '' && (creation.found || creation.designView === 'mine');
  const reloadAfter = async (work: Promise<boolean>): Promise<void> => {
    if (await work) await creation.reload();
  };
  return (
    <li className="creation-card">
      <button
        type="button"
        className="creation-picture"
        aria-label={t('creation.open', {name})}
        onClick={() => runWith(openDesign, design)}
      >
        {design.picture && <img src={design.picture} alt="" loading="lazy" />}
      </button>
      <InlineName
        name={name}
        onRename={isSaved ? typed => void reloadAfter(renameDesign(workbench, design, typed)) : undefined}
      />
      <span className="creation-foot">
        <time dateTime={design.updateTime}>{dayOf(design.updateTime)}</time>
        {creation.own && isSaved && (
          <IconButton
            icon="delete"
            label={t('creation.delete', {name})}
            onClick={() => void reloadAfter(deleteDesign(workbench, design))}
          />
        )}
      </span>
    </li>
  );
}

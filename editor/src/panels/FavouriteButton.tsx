import {isMarked, toggleFavourite, type Markable} from '../actions/favourites';
import {useEditorState, useRun, useWorkbench} from '../ui/editor-context';
import {IconButton} from '../ui/IconButton';
import {useText} from '../ui/use-text';

/** The heart of a tile: full when the member has marked it. */
export function FavouriteButton({thing, name}: {readonly thing: Markable; readonly name: string}) {
  const t = useText();
  const workbench = useWorkbench();
  const {runWith} = useRun();
  const marked = useEditorState(() => isMarked(workbench, thing));
  return (
    <IconButton
      icon="heart"
      className="favourite"
      label={t('favourite.mark', {name})}
      aria-pressed={marked}
      onClick={() => runWith(toggleFavourite, thing)}
    />
  );
}

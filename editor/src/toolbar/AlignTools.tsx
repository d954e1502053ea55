import {alignments, distributions} from '../actions/align';
import {ActionButton} from '../ui/ActionButton';
import {useSelected} from '../ui/editor-context';
import type {IconName} from '../ui/icons';
import {Popover} from '../ui/Popover';
import {useText} from '../ui/use-text';

const ICONS: readonly IconName[] = ['box-left', 'box-centre', 'box-right', 'box-top', 'box-middle', 'box-bottom'];
const SPREAD: readonly IconName[] = ['spread-horizontally', 'spread-vertically'];

const WIDTH = 304;

/** Alignment as soon as something is selected, distribution from three objects on. */
export function AlignTools() {
  const t = useText();
  const selected = useSelected();
  if (selected.length === 0) return null;
  return (
    <Popover icon="box-left" label={t('align.label')} title={t('align.label')} width={WIDTH}>
      {() => (
        <div className="align-tools">
          {alignments.map((action, index) => <ActionButton key={action.id} action={action} icon={ICONS[index] ?? 'centre'} />)}
          {selected.length > 2 && distributions.map((action, index) => <ActionButton key={action.id} action={action} icon={SPREAD[index] ?? 'centre'} />)}
        </div>
      )}
    </Popover>
  );
}

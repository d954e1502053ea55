import {alignments, distributions} from '../actions/placement/align';
import {ActionButton} from '../ui/ActionButton';
import {useSelected} from '../ui/editor-context';
import type {IconName} from '../ui/icons';
import {Popover} from '../ui/Popover';
import {useText} from '../ui/use-text';

const ICONS: Readonly<Record<string, IconName>> = {
  'align-left': 'box-left',
  'align-centre': 'box-centre',
  'align-right': 'box-right',
  'distribute-horizontally': 'spread-horizontally',
  'align-top': 'box-top',
  'align-middle': 'box-middle',
  'align-bottom': 'box-bottom',
  'distribute-vertically': 'spread-vertically',
};

/** What works across stands above what works upright. */
const ROWS = [
  [...alignments.slice(0, 3), ...distributions.slice(0, 1)],
  [...alignments.slice(3), ...distributions.slice(1)],
];

const WIDTH = 220;

/** Alignment as soon as something is selected, distribution from three objects on. */
export function AlignTools() {
  const t = useText();
  const selected = useSelected();
  if (selected.length === 0) return null;
  const shown = ROWS.map(row => row.filter(action => selected.length > 2 || alignments.includes(action)));
  return (
    <Popover icon="box-left" label={t('align.label')} title={t('align.label')} width={WIDTH}>
      {() => (
        <div className="align-tools">
          {shown.map(row => (
            <div key={row[0]?.id} className="align-row">
              {row.map(action => (
                <ActionButton key={action.id} action={action} icon={ICONS[action.id] ?? 'centre'} />
              ))}
            </div>
          ))}
        </div>
      )}
    </Popover>
  );
}

import {switchPosition} from '../actions/design/switch-position';
import type {ProductPosition} from '../store/product';
import {useEditorState, useRun} from '../ui/editor-context';
import {useText} from '../ui/use-text';

/** Front and back with a small picture of each (ED-027, ED-148, ED-149). */
export function PositionSwitcher() {
  const t = useText();
  const positions = useEditorState(state => state.product.positions);
  return (
    <div className="positions" role="group" aria-label={t('position.label')}>
      {positions.map(position => (
        <PositionButton key={position.designPostion} settings={position} />
      ))}
    </div>
  );
}

function PositionButton({settings}: {readonly settings: ProductPosition}) {
  const t = useText();
  const {designPostion: position, positionCopywriting, positionColorLimitation} = settings;
  const {runWith} = useRun();
  const open = useEditorState(state => state.position === position);
  const picture = useEditorState(state => state.minimaps[position]);
  const help = [positionCopywriting, positionColorLimitation && t('position.colours', {limit: positionColorLimitation})]
    .filter(Boolean)
    .join('\n');
  return (
    <button
      type="button"
      className="position"
      aria-pressed={open}
      title={help || undefined}
      onClick={() => runWith(switchPosition, position)}
    >
      <span className="position-picture">{picture && <img src={picture} alt="" />}</span>
      <span>{t(position === 1 ? 'position.back' : 'position.front')}</span>
    </button>
  );
}

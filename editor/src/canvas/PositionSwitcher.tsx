import {useEffect, useState} from 'react';
import {switchPosition} from '../actions/switch-position';
import type {Position, Side} from '../document/types';
import {minimapOf} from '../scene/services';
import {useEditorState, useRun, useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';

/** The pictures follow changes after this pause (ED-427). */
const PAUSE_MS = 300;

/** Front and back with a small picture of each (ED-027, ED-148, ED-149). */
export function PositionSwitcher() {
  const t = useText();
  const positions = useEditorState(state => state.product.positions);
  return (
    <div className="positions" role="group" aria-label={t('position.label')}>
      {positions.map(({designPostion, positionCopywriting}) => <PositionButton key={designPostion} position={designPostion} help={positionCopywriting} />)}
    </div>
  );
}

function PositionButton({position, help}: {readonly position: Position; readonly help: string}) {
  const t = useText();
  const {give} = useRun();
  const open = useEditorState(state => state.position === position);
  const side = useEditorState(state => (position === 1 ? state.design.back : state.design.front));
  const picture = useMinimap(side);
  return (
    <button type="button" className="position" aria-pressed={open} title={help || undefined} onClick={() => give(switchPosition, position)}>
      <span className="position-picture">{picture && <img src={picture} alt="" />}</span>
      <span>{t(position === 1 ? 'position.back' : 'position.front')}</span>
    </button>
  );
}

function useMinimap(side: Side | null): string | null {
  const {assets, editor} = useWorkbench();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    if (!side) {
      setPicture(null);
      return undefined;
    }
    let stale = false;
    const draw = async (): Promise<void> => {
      const drawn = await minimapOf(side, assets);
      if (!stale) setPicture(drawn);
    };
    const timer = setTimeout(() => void draw(), PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [side, assets, editor]);
  return picture;
}

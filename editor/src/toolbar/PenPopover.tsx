import {useEffect, useRef, useState} from 'react';
import {setPen, startDrawing, stopDrawing} from '../actions/selection/pen';
import {PEN_SIZE} from '../store/tools';
import {Button} from '../ui/Button';
import {ColourPicker} from '../ui/ColourPicker';
import {useEditorState, useRun} from '../ui/editor-context';
import {IconButton} from '../ui/IconButton';
import {Slider} from '../ui/Slider';
import {useText} from '../ui/use-text';

/** The pen of the toolbar and its popover (ED-131). */
export function PenButton() {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const drawing = useEditorState(state => state.pen.drawing);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (left === null) return undefined;
    const leave = (event: Event): void => {
      if (document.querySelector('dialog[open]')) return;
      const key = event instanceof KeyboardEvent ? event.key : 'Escape';
      const inside =
        event instanceof PointerEvent && event.target instanceof Node && element.current?.contains(event.target);
      if (key === 'Escape' && !inside) setLeft(null);
    };
    addEventListener('pointerdown', leave);
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('keydown', leave);
    };
  }, [left]);
  return (
    <div ref={element} className="pen">
      <IconButton
        icon="pen"
        label={t('action.pen')}
        aria-pressed={drawing}
        aria-expanded={left !== null}
        aria-haspopup="dialog"
        onClick={event => setLeft(left === null ? event.currentTarget.getBoundingClientRect().left : null)}
      />
      {left !== null && <PenPopover left={left} onDone={() => setLeft(null)} />}
    </div>
  );
}

const WIDTH = 320;
const EDGE = 8;

/**
 * Width and colour of the line, and the switch between drawing and selecting (ED-144..147), after which the canvas is
 * free again.
 */
function PenPopover({left, onDone}: {readonly left: number; onDone(): void}) {
  const t = useText();
  const {run, runWith} = useRun();
  const {size, colour, drawing} = useEditorState(state => state.pen);
  const place = Math.max(EDGE, Math.min(left, innerWidth - WIDTH - EDGE));
  return (
    <div className="pen-popover" role="dialog" aria-label={t('action.pen')} style={{left: place, width: WIDTH}}>
      <Slider label={t('pen.size')} value={size} {...PEN_SIZE} onChange={next => runWith(setPen, {size: next})} />
      <h3>{t('pen.colour')}</h3>
      <ColourPicker value={colour} history="editor.colours.pen" onChange={next => runWith(setPen, {colour: next})} />
      <div className="form-buttons pen-buttons">
        <Button
          kind={drawing ? 'plain' : 'primary'}
          disabled={drawing}
          onClick={() => {
            run(startDrawing);
            onDone();
          }}
        >
          {t('pen.start')}
        </Button>
        <Button
          kind={drawing ? 'primary' : 'plain'}
          disabled={!drawing}
          onClick={() => {
            run(stopDrawing);
            onDone();
          }}
        >
          {t('pen.stop')}
        </Button>
      </div>
    </div>
  );
}

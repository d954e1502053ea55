import {setTextShape} from '../actions/text/text-panel';
import type {AnyText} from '../document/types';
import {shapeOf, TEXT_SHAPES, type TextShape} from '../objects/text/shapes';
import {useRun} from '../ui/editor-context';
import {useText} from '../ui/use-text';

/** Upper and lower edge of a text in each shape, on 48 by 28. */
const EDGES: Readonly<Record<TextShape, string>> = {
  normal: 'M4 7H44M4 21H44',
  curve: 'M4 17Q24 1 44 17M8 25Q24 12 40 25',
  arch: 'M4 14Q24 -4 44 14M4 26Q24 8 44 26',
  bridge: 'M4 5H44M4 25Q24 8 44 25',
  valley: 'M4 3Q24 20 44 3M4 25H44',
  pinch: 'M4 3Q24 16 44 3M4 25Q24 12 44 25',
  bulge: 'M4 9Q24 -3 44 9M4 19Q24 31 44 19',
  perspective: 'M4 10L44 3M4 18L44 25',
  pointed: 'M4 12L24 3L44 12M4 25H44',
  downward: 'M4 3L44 12M4 16L44 25',
  upward: 'M4 12L44 3M4 25L44 16',
  cone: 'M12 4H36M4 20Q24 30 44 20',
};

/** All twelve shapes (ED-085). */
export function TextShapes({object}: {readonly object: AnyText}) {
  const t = useText();
  const {runWith} = useRun();
  const current = shapeOf(object);
  return (
    <div className="shapes" role="group" aria-label={t('text.shape')}>
      {TEXT_SHAPES.map(shape => (
        <button
          key={shape}
          type="button"
          className="shape"
          disabled={!object.selectable}
          aria-pressed={shape === current}
          onClick={() => runWith(setTextShape, shape)}
        >
          <svg
            viewBox="0 0 48 28"
            width="48"
            height="28"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={EDGES[shape]} />
          </svg>
          <span>{t(`shape.${shape}`)}</span>
        </button>
      ))}
    </div>
  );
}

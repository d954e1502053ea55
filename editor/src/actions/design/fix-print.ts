/** Puts right what the print check has found; each is one step of the history. */
import {boundsOf} from '../../document/geometry';
import {centreOf, type Rect} from '../../document/matrix';
import {isText, type DesignObject} from '../../document/types';
import {moveObject, scaleObject} from '../../interaction/transform';
import {fontOf} from '../../objects/text/fonts';
import type {Finding} from '../../preflight/check';
import {printSurfaceOf} from '../../preflight/print-surface';
import type {ActionContext, InputAction} from '../action';
import {openReplace} from '../picture/replace-picture';

/** A hair more than is needed, so that rounding does not leave the finding where it was. */
const ENOUGH = 0.002;

/** Selects the object and puts the finding right. */
export const fixPrint: InputAction<Finding> = {
  id: 'fix-print',
  label: 'preflight.title',
  async run(context, finding) {
    const {editor} = context;
    const object = editor.side.objects[finding.id];
    if (!object?.selectable) return;
    editor.select([finding.id]);
    if (finding.fix === 'replace') {
      if (openReplace.isEnabled(context)) await openReplace.run(context);
    } else if (finding.fix === 'font') await useFallback(context, object);
    else editor.edit([finding.id], each => fixObject(context, each, finding));
  },
};

async function useFallback({editor, services}: ActionContext, object: DesignObject): Promise<void> {
  if (!isText(object)) return;
  const {name} = fontOf(object.fontFamily);
  await services.prepareFont(name, object.text);
  editor.edit([object.id], each => (isText(each) ? {...each, fontFamily: name} : each));
}

function fixObject({editor}: ActionContext, object: DesignObject, {fix, factor, code, needed}: Finding): DesignObject {
  const by = fix === 'grow' ? factor + ENOUGH : factor * (1 - ENOUGH);
  const sized = fix === 'inside' ? object : scaleObject(object, by, by, centreOf(boundsOf(object)), 0);
  const surface = printSurfaceOf(editor.side, editor.state.product, editor.state.position);
  if (fix === 'shrink' || fix === 'grow' || !surface) return sized;
  return within(sized, surface.cut, code === 'safe' ? Number(needed) / surface.mmPerPixel : 0);
}

/** Moved by as little as brings it inside. */
function within(object: DesignObject, area: Rect, margin: number): DesignObject {
  const box = boundsOf(object);
  const shift = (from: number, length: number, start: number, room: number): number => {
    const [first, last] = [start + margin, start + room - margin - length];
    return Math.min(Math.max(from, first), Math.max(first, last)) - from;
  };
  return moveObject(
    object,
    shift(box.left, box.width, area.left, area.width),
    shift(box.top, box.height, area.top, area.height),
  );
}

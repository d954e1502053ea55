/** From records to the design file: `frontData` and `backData`, each a canvas JSON with `objects` (ED-227). */
import {writeCommon} from './common';
import type {Formats, ObjectFormat} from './format';
import {objectsOf} from './side';
import type {Design, DesignObject, JsonObject, Side} from './types';

/**
 * Version of the canvas format that the files follow: origins are written out, so older readers place objects rightly
 * too.
 */
export const CANVAS_VERSION = '7.4.0';

export interface DesignFile {
  readonly frontData: JsonObject;
  readonly backData: JsonObject | null;
}

export function serializeDesign(design: Design, formats: Formats): DesignFile {
  return {
    frontData: serializeSide(design.front, formats),
    backData: design.back && serializeSide(design.back, formats),
  };
}

export function serializeSide(side: Side, formats: Formats): JsonObject {
  return {version: CANVAS_VERSION, objects: writeAll(objectsOf(side), formats)};
}

/** Records are never changed, so each is written once, however often its design is kept. */
const known = new WeakMap<Formats, WeakMap<DesignObject, JsonObject>>();

function writeAll(objects: readonly DesignObject[], formats: Formats): readonly JsonObject[] {
  const written = known.get(formats) ?? new WeakMap<DesignObject, JsonObject>();
  known.set(formats, written);
  return objects.map(object => {
    const before = written.get(object);
    if (before) return before;
    const file = {
      ...formatOf(object, formats).write(object, members => writeAll(members, formats)),
      ...writeCommon(object),
    };
    written.set(object, file);
    return file;
  });
}

/** The format whose kind is the object's own. */
function formatOf(object: DesignObject, formats: Formats): ObjectFormat {
  return formats[object.kind].format;
}

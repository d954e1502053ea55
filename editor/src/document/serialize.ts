/** From records to the design file: `frontData` and `backData`, each a canvas JSON with `objects` (ED-227). */
import {writeCommon} from './common';
import type {Formats, ObjectFormat} from './format';
import {objectsOf} from './side';
import type {Design, DesignObject, JsonObject, Side} from './types';

/** Version of the canvas format that the files follow: origins are written out, so older readers place objects rightly too. */
export const CANVAS_VERSION = '7.4.0';

export interface DesignFile {
  readonly frontData: JsonObject;
  readonly backData: JsonObject | null;
}

export function serializeDesign(design: Design, formats: Formats): DesignFile {
  return {frontData: serializeSide(design.front, formats), backData: design.back && serializeSide(design.back, formats)};
}

export function serializeSide(side: Side, formats: Formats): JsonObject {
  return {version: CANVAS_VERSION, objects: writeAll(objectsOf(side), formats)};
}

function writeAll(objects: readonly DesignObject[], formats: Formats): readonly JsonObject[] {
  return objects.map(object => {
    const format = formatOf(object, formats);
    return {...format.write(object, members => writeAll(members, formats)), ...writeCommon(object)};
  });
}

/** The format whose kind is the object's own. */
function formatOf(object: DesignObject, formats: Formats): ObjectFormat {
  return formats[object.kind];
}

/** Pure edits of one side. Each returns a new side that shares every untouched record with the old one. */
import {
  STICKER_SHAPE_ID,
  WORKSPACE_ID,
  type DesignObject,
  type Side,
  type StickerShapeObject,
  type WorkspaceObject,
} from './types';

export function sideOf(objects: readonly DesignObject[]): Side {
  return {
    objects: Object.fromEntries(objects.map(object => [object.id, object])),
    order: objects.map(object => object.id),
  };
}

/** The top-level objects from the lowest to the topmost. */
export function objectsOf(side: Side): readonly DesignObject[] {
  return side.order.flatMap(id => side.objects[id] ?? []);
}

/** Drawing area and sticker outline belong to the product, everything else to the visitor or the template. */
export const isFurniture = (object: DesignObject): boolean =>
  object.kind === 'workspace' || object.kind === 'sticker-shape';

/** What a visitor sees in the layers and may change: no drawing area, no sticker outline, no base picture. */
export const isContent = (object: DesignObject): boolean => !isFurniture(object) && object.isBase !== true;

export const contentOf = (side: Side): readonly DesignObject[] => objectsOf(side).filter(isContent);

export function workspaceOf(side: Side): WorkspaceObject | undefined {
  const object = side.objects[WORKSPACE_ID];
  return object?.kind === 'workspace' ? object : undefined;
}

/** An object that every side must have is missing (ED-347). */
export class EditorElementError extends Error {
  constructor(readonly id: string) {
    super(`The editor element "${id}" is missing`);
    this.name = 'EditorElementError';
  }
}

/** The side's drawing area. Throws `EditorElementError`. */
export function requireWorkspace(side: Side): WorkspaceObject {
  const workspace = workspaceOf(side);
  if (!workspace) throw new EditorElementError(WORKSPACE_ID);
  return workspace;
}

export function stickerShapeOf(side: Side): StickerShapeObject | undefined {
  const object = side.objects[STICKER_SHAPE_ID];
  return object?.kind === 'sticker-shape' ? object : undefined;
}

/** The part of a side that is printed: the sticker's outline where there is one, else the drawing area. */
export const printedOf = (side: Side): StickerShapeObject | WorkspaceObject | undefined =>
  stickerShapeOf(side) ?? workspaceOf(side);

/** Exchanges or adds (on top) a top-level object. */
export function putObject(side: Side, object: DesignObject): Side {
  const known = side.objects[object.id] !== undefined;
  return {objects: {...side.objects, [object.id]: object}, order: known ? side.order : [...side.order, object.id]};
}

/** Adds the objects at a place of the order, by default on top. */
export function insertObjects(side: Side, objects: readonly DesignObject[], index = side.order.length): Side {
  const order = [...side.order];
  order.splice(index, 0, ...objects.map(object => object.id));
  return {objects: {...side.objects, ...Object.fromEntries(objects.map(object => [object.id, object]))}, order};
}

export function removeObjects(side: Side, ids: readonly string[]): Side {
  const gone = new Set(ids);
  const kept = Object.entries(side.objects).filter(([id]) => !gone.has(id));
  return {objects: Object.fromEntries(kept), order: side.order.filter(id => !gone.has(id))};
}

/** Changes some top-level objects; ignores unknown ids. */
export function editObjects(side: Side, ids: readonly string[], change: (object: DesignObject) => DesignObject): Side {
  let objects = side.objects;
  for (const id of ids) {
    const before = objects[id];
    if (!before) continue;
    const after = change(before);
    if (after !== before) objects = {...objects, [id]: after};
  }
  return objects === side.objects ? side : {...side, objects};
}

/** An object by id, members of groups included. */
export function findObject(side: Side, id: string): DesignObject | undefined {
  return side.objects[id] ?? findIn(objectsOf(side), id);
}

function findIn(objects: readonly DesignObject[], id: string): DesignObject | undefined {
  for (const object of objects) {
    if (object.id === id) return object;
    const inner = object.kind === 'group' ? findIn(object.objects, id) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** Changes one object wherever it is, members of groups included. */
export function editDeep(side: Side, id: string, change: (object: DesignObject) => DesignObject): Side {
  if (side.objects[id]) return editObjects(side, [id], change);
  return editObjects(side, side.order, object => editMember(object, id, change));
}

function editMember(object: DesignObject, id: string, change: (object: DesignObject) => DesignObject): DesignObject {
  if (object.id === id) return change(object);
  if (object.kind !== 'group') return object;
  const objects = object.objects.map(member => editMember(member, id, change));
  return objects.every((member, index) => member === object.objects[index]) ? object : {...object, objects};
}

/** Every object, members of groups included, parents before their members. */
export function allOf(objects: readonly DesignObject[]): readonly DesignObject[] {
  return objects.flatMap(object => (object.kind === 'group' ? [object, ...allOf(object.objects)] : [object]));
}

/** Keeps drawing area, sticker outline and base picture, drops the rest. */
export function clearContent(side: Side): Side {
  return removeObjects(
    side,
    contentOf(side).map(object => object.id),
  );
}

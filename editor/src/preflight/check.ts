/** What would come out badly in print. Pure: the same object on the same ground is looked at once. */
import {boundsOf, cornersOf} from '../document/geometry';
import {rectAround, matrixOf, multiplyMatrices, type Matrix, type Rect} from '../document/matrix';
import {contentOf} from '../document/side';
import type {DesignObject, Side} from '../document/types';
import type {FindingCode, Flaw, ObjectKind, PrintGround} from '../objects/kind';
import {kindOf, membersOf} from '../objects/kinds';

/** Less is not seen; mm. */
const TOLERANCE_MM = 0.1;

export interface Finding extends Flaw {
  /** The top-level object. */
  readonly id: string;
}

type Known = {readonly ground: PrintGround | undefined; readonly findings: readonly Finding[]};

const known = new WeakMap<DesignObject, Known>();

const sameGround = (a: PrintGround | undefined, b: PrintGround | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.mmPerPixel === b.mmPerPixel &&
    a.safeMm === b.safeMm &&
    a.area.left === b.area.left &&
    a.area.top === b.area.top &&
    a.area.width === b.area.width &&
    a.area.height === b.area.height);

/** Findings of all visible objects: what is red first, and of either level the front object first. */
export function preflight(side: Side, ground: PrintGround | undefined): readonly Finding[] {
  return redFirst(
    contentOf(side)
      .toReversed()
      .flatMap(object => findingsOf(object, ground)),
  );
}

const redFirst = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((a, b) => Number(a.level === 'amber') - Number(b.level === 'amber'));

function findingsOf(object: DesignObject, ground: PrintGround | undefined): readonly Finding[] {
  const before = known.get(object);
  if (before && sameGround(before.ground, ground)) return before.findings;
  const findings = object.visible && object.opacity > 0 ? lookAt(object, ground) : [];
  known.set(object, {ground, findings});
  return findings;
}

function lookAt(object: DesignObject, ground: PrintGround | undefined): readonly Finding[] {
  const all = [
    ...(ground ? [...placement(object, ground)] : []),
    ...contentFindings(object, object, matrixOf(object), ground),
  ];
  // A group reports each kind of trouble once, with its worst case.
  const worst = new Map<FindingCode, Finding>();
  for (const finding of all) {
    const other = worst.get(finding.code);
    if (!other || Number(finding.actual) < Number(other.actual)) worst.set(finding.code, finding);
  }
  return [...worst.values()];
}

/** What is found of an object, or of a member of it, for the object itself. */
function contentFindings(
  top: DesignObject,
  object: DesignObject,
  matrix: Matrix,
  ground: PrintGround | undefined,
): readonly Finding[] {
  const flaws = kindOf(object).flaws?.(object, {matrix, ground, isTop: object === top}) ?? [];
  const members = membersOf(object).filter(member => member.visible);
  return [
    ...flaws.map(flaw => ({...flaw, id: top.id, fix: top.selectable ? flaw.fix : undefined})),
    ...members.flatMap(member => contentFindings(top, member, multiplyMatrices(matrix, matrixOf(member)), ground)),
  ];
}

/** How far the object reaches over each edge of a rectangle, pixels; below zero: how far it stays within. */
function beyond(box: Rect, area: Rect): number {
  return Math.max(
    area.left - box.left,
    area.top - box.top,
    box.left + box.width - area.left - area.width,
    box.top + box.height - area.top - area.height,
  );
}

/** How far away the object is from touching the area, pixels; not above zero: it touches. */
function gapTo(box: Rect, area: Rect): number {
  return Math.max(
    area.left - box.left - box.width,
    area.top - box.top - box.height,
    box.left - area.left - area.width,
    box.top - area.top - area.height,
  );
}

function placement(object: DesignObject, {area, mmPerPixel, safeMm}: PrintGround): readonly Finding[] {
  const box = boundsOf(object);
  const over = beyond(box, area) * mmPerPixel;
  const text = hasWords(object);
  const fits = (margin: number): boolean =>
    box.width <= area.width - 2 * margin && box.height <= area.height - 2 * margin;
  const made = (code: FindingCode, level: Flaw['level'], actual: number, needed: number, margin: number): Finding => ({
    id: object.id,
    code,
    level,
    actual: actual.toFixed(1),
    needed: String(needed),
    fix: object.selectable ? (fits(margin) ? 'inside' : 'fit') : undefined,
    factor: Math.min(1, (area.width - 2 * margin) / box.width, (area.height - 2 * margin) / box.height),
  });
  if (gapTo(box, area) * mmPerPixel > -TOLERANCE_MM) return [made('gone', 'red', Math.max(over, 0), 0, 0)];
  if (!text && covers(object, area)) return [];
  if (over > TOLERANCE_MM) return [made('outside', text ? 'red' : 'amber', over, 0, 0)];
  return matters(object) && safeMm > 0 && -over < safeMm - TOLERANCE_MM
    ? [made('safe', 'amber', Math.max(0, -over), safeMm, safeMm / mmPerPixel)]
    : [];
}

/** Words and pictures are missed when they are cut. */
const matters = (object: DesignObject): boolean => holds(object, kind => kind.matters !== undefined);

const hasWords = (object: DesignObject): boolean => holds(object, kind => kind.matters === 'words');

/** Whether the object, or a member of it that is seen, is of such a kind. */
function holds(object: DesignObject, isMeant: (kind: ObjectKind) => boolean): boolean {
  return isMeant(kindOf(object)) || membersOf(object).some(member => member.visible && holds(member, isMeant));
}

/** A ground that fills the area, or a stripe from edge to edge, is meant to be cut with it. */
function covers(object: DesignObject, area: Rect): boolean {
  const {left, top, width, height} = rectAround(cornersOf(object));
  const across = left <= area.left && left + width >= area.left + area.width;
  const down = top <= area.top && top + height >= area.top + area.height;
  return kindOf(object).isGround ? across || down : across && down;
}

/** What would come out badly in print. Pure: the same object on the same surface is looked at once. */
import {boundsOf, cornersOf} from '../document/geometry';
import {rectAround, matrixOf, multiplyMatrices, type Matrix, type Rect} from '../document/matrix';
import {contentOf} from '../document/side';
import type {DesignObject, Side} from '../document/types';
import type {FindingCode, Flaw, ObjectKind, PrintSurface} from '../objects/kind';
import {kindOf, membersOf} from '../objects/kinds';

/** Less is not seen; mm. */
const TOLERANCE_MM = 0.1;

export interface Finding extends Flaw {
  /** The top-level object. */
  readonly id: string;
}

type Known = {readonly surface: PrintSurface | undefined; readonly findings: readonly Finding[]};

const known = new WeakMap<DesignObject, Known>();

const isSameSurface = (a: PrintSurface | undefined, b: PrintSurface | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.mmPerPixel === b.mmPerPixel &&
    a.safeMm === b.safeMm &&
    a.cut.left === b.cut.left &&
    a.cut.top === b.cut.top &&
    a.cut.width === b.cut.width &&
    a.cut.height === b.cut.height);

/** Findings of all visible objects: what is red first, and of either level the front object first. */
export function preflight(side: Side, surface: PrintSurface | undefined): readonly Finding[] {
  return redFirst(
    contentOf(side)
      .toReversed()
      .flatMap(object => findingsOf(object, surface)),
  );
}

const redFirst = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((a, b) => Number(a.level === 'amber') - Number(b.level === 'amber'));

function findingsOf(object: DesignObject, surface: PrintSurface | undefined): readonly Finding[] {
  const before = known.get(object);
  if (before && isSameSurface(before.surface, surface)) return before.findings;
  const findings = object.visible && object.opacity > 0 ? lookAt(object, surface) : [];
  known.set(object, {surface, findings});
  return findings;
}

function lookAt(object: DesignObject, surface: PrintSurface | undefined): readonly Finding[] {
  const all = [
    ...(surface ? [...placement(object, surface)] : []),
    ...contentFindings(object, object, matrixOf(object), surface),
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
  surface: PrintSurface | undefined,
): readonly Finding[] {
  const flaws = kindOf(object).flaws?.(object, {matrix, surface, isTop: object === top}) ?? [];
  const members = membersOf(object).filter(member => member.visible);
  return [
    ...flaws.map(flaw => ({...flaw, id: top.id, fix: top.selectable ? flaw.fix : undefined})),
    ...members.flatMap(member => contentFindings(top, member, multiplyMatrices(matrix, matrixOf(member)), surface)),
  ];
}

/** How far the object reaches over each edge of a rectangle, pixels; below zero: how far it stays within. */
function beyond(box: Rect, cut: Rect): number {
  return Math.max(
    cut.left - box.left,
    cut.top - box.top,
    box.left + box.width - cut.left - cut.width,
    box.top + box.height - cut.top - cut.height,
  );
}

/** How far away the object is from touching what is printed, pixels; not above zero: it touches. */
function gapTo(box: Rect, cut: Rect): number {
  return Math.max(
    cut.left - box.left - box.width,
    cut.top - box.top - box.height,
    box.left - cut.left - cut.width,
    box.top - cut.top - cut.height,
  );
}

function placement(object: DesignObject, {cut, mmPerPixel, safeMm}: PrintSurface): readonly Finding[] {
  const box = boundsOf(object);
  const over = beyond(box, cut) * mmPerPixel;
  const text = hasWords(object);
  const fits = (margin: number): boolean =>
    box.width <= cut.width - 2 * margin && box.height <= cut.height - 2 * margin;
  const made = (code: FindingCode, level: Flaw['level'], actual: number, needed: number, margin: number): Finding => ({
    id: object.id,
    code,
    level,
    actual: actual.toFixed(1),
    needed: String(needed),
    fix: object.selectable ? (fits(margin) ? 'inside' : 'fit') : undefined,
    factor: Math.min(1, (cut.width - 2 * margin) / box.width, (cut.height - 2 * margin) / box.height),
  });
  if (gapTo(box, cut) * mmPerPixel > -TOLERANCE_MM) return [made('gone', 'red', Math.max(over, 0), 0, 0)];
  if (!text && covers(object, cut)) return [];
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

/** A ground that fills what is printed, or a stripe from edge to edge, is meant to be cut with it. */
function covers(object: DesignObject, cut: Rect): boolean {
  const {left, top, width, height} = rectAround(cornersOf(object));
  const across = left <= cut.left && left + width >= cut.left + cut.width;
  const down = top <= cut.top && top + height >= cut.top + cut.height;
  return kindOf(object).isGround ? across || down : across && down;
}

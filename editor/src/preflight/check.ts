/** What would come out badly in print. Pure: the same object on the same ground is looked at once. */
import {boundsOf, cornersOf} from '../document/geometry';
import {around, matrixOf, multiply, type Matrix, type Rect} from '../document/matrix';
import {contentOf} from '../document/side';
import {isText, type AnyText, type DesignObject, type ImageObject, type Side} from '../document/types';
import {dotsPerInch, MM_PER_INCH} from '../document/units';
import {fontOf, hasFont} from '../objects/text/fonts';
import {unprintable} from '../objects/text/signs';
import type {PrintGround} from './ground';

/** Dots per inch below which a picture is blurred, and from which it is sharp. */
export const BLURRED_DPI = 150;
export const SHARP_DPI = 300;
/** Smaller text can hardly be read, pt. */
export const SMALL_PT = 5;

const POINTS_PER_MM = 72 / MM_PER_INCH;
/** Signs that are told by themselves. */
const MOST_SIGNS = 12;
/** Less is not seen; mm. */
const TOLERANCE_MM = 0.1;

export type FindingCode = 'dpi' | 'outside' | 'gone' | 'safe' | 'small' | 'font' | 'letters' | 'inexact';
export type FixName = 'shrink' | 'inside' | 'fit' | 'grow' | 'font' | 'replace';

export interface Finding {
  /** The top-level object. */
  readonly id: string;
  readonly code: FindingCode;
  /** Red would be refused by a printer, amber is seen by who looks closely. */
  readonly level: 'red' | 'amber';
  readonly actual: string;
  readonly needed: string;
  /** Undefined where nothing but a person can help, or the object is locked. */
  readonly fix: FixName | undefined;
  /** By how much the object must be scaled for `shrink`, `fit` and `grow`. */
  readonly factor: number;
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
  // Of a group each kind of trouble is told once, the worst of it.
  const worst = new Map<FindingCode, Finding>();
  for (const finding of all) {
    const other = worst.get(finding.code);
    if (!other || Number(finding.actual) < Number(other.actual)) worst.set(finding.code, finding);
  }
  return [...worst.values()];
}

function contentFindings(
  top: DesignObject,
  object: DesignObject,
  matrix: Matrix,
  ground: PrintGround | undefined,
): readonly Finding[] {
  const made = (finding: Omit<Finding, 'id'>): Finding => ({
    ...finding,
    id: top.id,
    fix: top.selectable ? finding.fix : undefined,
  });
  if (object.kind === 'group')
    return object.objects
      .filter(member => member.visible)
      .flatMap(member => contentFindings(top, member, multiply(matrix, matrixOf(member)), ground));
  if (object.kind === 'image')
    return [...exactness(object, top), ...(ground ? sharpness(object, matrix, ground) : [])].map(made);
  return isText(object) ? lettering(object, top, matrix, ground).map(made) : [];
}

const exactness = (object: ImageObject, top: DesignObject): readonly Omit<Finding, 'id'>[] =>
  object.inexact
    ? [
        {
          code: 'inexact',
          level: 'amber',
          actual: '',
          needed: '',
          fix: top === object ? 'replace' : undefined,
          factor: 1,
        },
      ]
    : [];

const isVector = (src: string): boolean => /\.svg($|\?)/i.test(src);

/** The coarser of both directions counts. Vectors are sharp at any size. */
function sharpness(
  {src}: ImageObject,
  [a, b, c, d]: Matrix,
  {mmPerPixel}: PrintGround,
): readonly Omit<Finding, 'id'>[] {
  if (isVector(src)) return [];
  const largest = Math.max(Math.hypot(a, b), Math.hypot(c, d));
  const dpi = dotsPerInch(largest, mmPerPixel);
  if (dpi >= SHARP_DPI - 0.5) return [];
  const red = dpi < BLURRED_DPI - 0.5;
  const needed = red ? BLURRED_DPI : SHARP_DPI;
  return [
    {
      code: 'dpi',
      level: red ? 'red' : 'amber',
      actual: String(Math.max(1, Math.round(dpi))),
      needed: String(needed),
      fix: 'shrink',
      factor: dpi / needed,
    },
  ];
}

function lettering(
  object: AnyText,
  top: DesignObject,
  [, , c, d]: Matrix,
  ground: PrintGround | undefined,
): readonly Omit<Finding, 'id'>[] {
  const points = ground ? object.fontSize * Math.hypot(c, d) * ground.mmPerPixel * POINTS_PER_MM : SMALL_PT;
  const small =
    points < SMALL_PT - 0.05 && object.text.trim() !== ''
      ? [
          {
            code: 'small',
            level: 'amber',
            actual: points.toFixed(1),
            needed: String(SMALL_PT),
            fix: 'grow',
            factor: SMALL_PT / points,
          } as const,
        ]
      : [];
  const font = hasFont(object.fontFamily)
    ? []
    : [
        {
          code: 'font',
          level: 'amber',
          actual: object.fontFamily,
          needed: fontOf(object.fontFamily).name,
          fix: object === top ? 'font' : undefined,
          factor: 1,
        } as const,
      ];
  const missing = unprintable(object.text, object.fontFamily);
  const letters =
    missing.length === 0
      ? []
      : [
          {
            code: 'letters',
            level: 'red',
            actual: missing.slice(0, MOST_SIGNS).join(' '),
            needed: '',
            fix: undefined,
            factor: 1,
          } as const,
        ];
  return [...letters, ...small, ...font];
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
function apart(box: Rect, area: Rect): number {
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
  const text = hasText(object);
  const fits = (margin: number): boolean =>
    box.width <= area.width - 2 * margin && box.height <= area.height - 2 * margin;
  const made = (
    code: FindingCode,
    level: Finding['level'],
    actual: number,
    needed: number,
    margin: number,
  ): Finding => ({
    id: object.id,
    code,
    level,
    actual: actual.toFixed(1),
    needed: String(needed),
    fix: object.selectable ? (fits(margin) ? 'inside' : 'fit') : undefined,
    factor: Math.min(1, (area.width - 2 * margin) / box.width, (area.height - 2 * margin) / box.height),
  });
  if (apart(box, area) * mmPerPixel > -TOLERANCE_MM) return [made('gone', 'red', Math.max(over, 0), 0, 0)];
  if (!text && covers(object, area)) return [];
  if (over > TOLERANCE_MM) return [made('outside', text ? 'red' : 'amber', over, 0, 0)];
  return matters(object) && safeMm > 0 && -over < safeMm - TOLERANCE_MM
    ? [made('safe', 'amber', Math.max(0, -over), safeMm, safeMm / mmPerPixel)]
    : [];
}

const hasText = (object: DesignObject): boolean =>
  isText(object) || (object.kind === 'group' && object.objects.some(member => member.visible && hasText(member)));

/** Words and pictures are missed when they are cut; lines and grounds may reach as far as they like. */
const matters = (object: DesignObject): boolean =>
  isText(object) ||
  object.kind === 'image' ||
  (object.kind === 'group' && object.objects.some(member => member.visible && matters(member)));

/** A ground that fills the area, or a stripe from edge to edge, is meant to be cut with it. */
function covers(object: DesignObject, area: Rect): boolean {
  const {left, top, width, height} = around(cornersOf(object));
  const across = left <= area.left && left + width >= area.left + area.width;
  const down = top <= area.top && top + height >= area.top + area.height;
  return object.kind === 'path' ? across || down : across && down;
}

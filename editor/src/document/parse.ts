/**
 * From a design file to records. Files come from strangers: sizes are bounded, every value is checked, nothing throws
 * but `DesignError`.
 */
import {DESIGN_LIMITS, isTooNested} from '@emblem/schemas/design-file';
import {commonOf, readCommon} from './common';
import type {Formats, ObjectFormat, Problem, ReadContext} from './format';
import {isSafeId, type NewId} from './ids';
import type {Size} from './matrix';
import {majorOf, migrateObject, typeOf} from './migrations';
import {LOCKED} from './placement';
import {Fields, isRecord} from './read';
import {sideOf} from './side';
import {STICKER_SHAPE_ID, WORKSPACE_ID, type Design, type DesignObject, type Side, type WorkspaceObject} from './types';

/** Properties of objects that other canvases draw. */
const UNSUPPORTED = ['clipPath', 'filters', 'shadow', 'resizeFilter'] as const;

const isUsed = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isRecord(value) || (typeof value === 'string' && value !== '');

/** The file is no design at all; what is open stays as it is. */
export class DesignError extends Error {
  constructor(readonly code: 'not-json' | 'not-a-design' | 'too-large' | 'too-nested') {
    super(code);
    this.name = 'DesignError';
  }
}

export interface ParseOptions {
  readonly formats: Formats;
  /** Origin of the page. */
  readonly origin: string;
  readonly newId: NewId;
  /** The drawing area given to a side whose file has none. */
  readonly workspace: Size;
}

export interface Parsed {
  readonly design: Design;
  readonly problems: readonly Problem[];
}

/**
 * Reads `{frontData, backData}` (ED-227), a single canvas as the front, or the JSON text of either.
 * Throws `DesignError`.
 */
export function parseDesign(value: unknown, options: ParseOptions): Parsed {
  const json = typeof value === 'string' ? parseJson(value) : value;
  if (!isRecord(json)) throw new DesignError('not-a-design');
  requireShallow(json);
  const problems: Problem[] = [];
  if (Array.isArray(json.objects)) return {design: {front: parseSide(json, options, problems), back: null}, problems};
  const front = canvasOf(json.frontData);
  const back = canvasOf(json.backData);
  if (!front && !back) throw new DesignError('not-a-design');
  return {
    design: {
      front: front ? parseSide(front, options, problems) : sideOf([newWorkspace(options.workspace)]),
      back: back ? parseSide(back, options, problems) : null,
    },
    problems,
  };
}

function parseJson(text: string): unknown {
  if (text.length > DESIGN_LIMITS.characters) throw new DesignError('too-large');
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    throw new DesignError('not-json');
  }
}

/** Whatever reads on goes into lists and objects, and must come out again. */
function requireShallow(value: unknown): void {
  if (isTooNested(value)) throw new DesignError('too-nested');
}

/** A side is stored as a canvas or as its JSON text; blank means never opened. */
function canvasOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const json = typeof value === 'string' && value.trim() !== '' ? parseJson(value) : value;
  requireShallow(json);
  return isRecord(json) && Array.isArray(json.objects) ? json : undefined;
}

export function newWorkspace({width, height}: Size): WorkspaceObject {
  return {
    ...commonOf(WORKSPACE_ID, {left: width / 2, top: height / 2, width, height}),
    kind: 'workspace',
    fill: '#ffffff',
    ...LOCKED,
  };
}

function parseSide(canvas: Readonly<Record<string, unknown>>, options: ParseOptions, problems: Problem[]): Side {
  const reader = new SideReader(options, majorOf(canvas.version), problems);
  const objects = reader.read(canvas.objects);
  if (objects.some(object => object.id === WORKSPACE_ID)) return sideOf(objects);
  problems.push({code: 'no-workspace', detail: ''});
  return sideOf([newWorkspace(options.workspace), ...objects]);
}

class SideReader implements ReadContext {
  readonly origin: string;
  private readonly seen = new Set<string>();
  private depth = 0;
  private count = 0;

  constructor(
    private readonly options: ParseOptions,
    private readonly major: number,
    private readonly problems: Problem[],
  ) {
    this.origin = options.origin;
  }

  report(problem: Problem): void {
    this.problems.push(problem);
  }

  readMembers(value: unknown): readonly DesignObject[] {
    return this.read(value);
  }

  read(value: unknown): readonly DesignObject[] {
    if (!Array.isArray(value)) return [];
    if (this.depth >= DESIGN_LIMITS.depth) {
      this.report({code: 'too-deep', detail: String(DESIGN_LIMITS.depth)});
      return [];
    }
    this.depth += 1;
    const objects = value.flatMap(entry => this.readObject(entry) ?? []);
    this.depth -= 1;
    return objects;
  }

  private readObject(value: unknown): DesignObject | undefined {
    if (!isRecord(value)) return undefined;
    this.count += 1;
    if (this.count > DESIGN_LIMITS.objects) {
      if (this.count === DESIGN_LIMITS.objects + 1)
        this.report({code: 'too-many', detail: String(DESIGN_LIMITS.objects)});
      return undefined;
    }
    const raw = migrateObject(value, this.major);
    const format = this.formatOf(raw);
    if (!format) {
      this.report({code: 'unknown-type', detail: new Fields(value).text('type', '?', 40)});
      return undefined;
    }
    const fields = new Fields(raw);
    this.reportUnsupported(fields);
    return format.read(fields, readCommon(fields, this.idOf(raw.id)), this);
  }

  /** What the canvas does not draw here: the object is shown without it, where it was. */
  private reportUnsupported(fields: Fields): void {
    for (const name of UNSUPPORTED) if (isUsed(fields.raw(name))) this.report({code: 'unsupported', detail: name});
    for (const name of ['fill', 'stroke'])
      if (isRecord(fields.raw(name)))
        this.report({
          code: 'unsupported',
          detail: `${name} ${new Fields(fields.record(name)).text('type', 'pattern', 40)}`,
        });
  }

  private formatOf(raw: Readonly<Record<string, unknown>>): ObjectFormat | undefined {
    const formats = this.options.formats;
    if (this.depth === 1 && raw.id === WORKSPACE_ID) return formats.workspace.format;
    if (this.depth === 1 && raw.id === STICKER_SHAPE_ID) return formats['sticker-shape'].format;
    const type = typeOf(raw);
    return Object.values(formats).find(({format}) => format.types.includes(type))?.format;
  }

  /** Keeps the file's id where it is usable and new, else makes one. */
  private idOf(value: unknown): string {
    const special = value === WORKSPACE_ID || value === STICKER_SHAPE_ID;
    const usable = isSafeId(value) && !this.seen.has(value) && !(special && this.depth > 1);
    const id = usable ? value : this.options.newId();
    this.seen.add(id);
    return id;
  }
}

/** JSON that comes in: within its limits, and of texts that can be kept. */
import {genericMessage, isPiled, isStorable, jsonFault, type DesignFault, type Text} from '@emblem/schemas';

export type JsonProblem = 'no-json' | 'too-deep' | 'too-many' | 'unstorable';

/** Why a text is not taken as JSON; `at` is the property that holds what cannot be kept. */
export class BadJson extends SyntaxError {
  constructor(
    readonly problem: JsonProblem,
    readonly at: string = '',
  ) {
    super(`This JSON is refused: ${problem}.`);
  }
}

const DESIGN_FAULTS: Readonly<Partial<Record<JsonProblem, DesignFault>>> = {
  'too-deep': 'too-nested',
  'too-many': 'too-large',
};

/** What is said of a design whose text was too much to be read; undefined where something else was wrong. */
export function tooMuchOfADesign(error: unknown): Text | undefined {
  const fault = error instanceof BadJson ? DESIGN_FAULTS[error.problem] : undefined;
  return fault && genericMessage(`design:${fault}`);
}

/** Only written so can a text hold what PostgreSQL cannot, or marks that are not seen before it is read. */
const ESCAPED = /\\u(?!00[1-7])/i;

/** Whether every text and name within a value can be kept. */
export function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorableJson(inner));
}

function requireStorable(value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    if (!isStorableJson(value)) throw new BadJson('unstorable');
    return;
  }
  for (const [name, inner] of Object.entries(value))
    if (!isStorable(name) || !isStorableJson(inner)) throw new BadJson('unstorable', isStorable(name) ? name : '');
}

function read(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new BadJson('no-json');
  }
}

/** Throws `BadJson`, a SyntaxError, for what is no JSON or is not taken. */
export function parseJson(content: string): unknown {
  const fault = jsonFault(content);
  if (fault) throw new BadJson(fault);
  const value = read(content);
  if (ESCAPED.test(content) || isPiled(content)) requireStorable(value);
  return value;
}

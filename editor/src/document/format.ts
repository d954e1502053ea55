/** How a kind of object is read from and written to a design file. The kinds themselves live in `objects/`. */
import type {Fields} from './read';
import type {Common, DesignObject, JsonObject, ObjectKindName} from './types';

/** Something in a file that could not be taken over; the rest of the design still opens. */
export interface Problem {
  readonly code: 'unknown-type' | 'address' | 'styles' | 'unsupported' | 'too-deep' | 'too-many' | 'no-workspace';
  /** The offending type, address or property. */
  readonly detail: string;
}

export interface ReadContext {
  /** Origin of the page, the only one pictures may come from. */
  readonly origin: string;
  report(problem: Problem): void;
  /** Reads the members of a group. */
  readMembers(value: unknown): readonly DesignObject[];
}

export interface ObjectFormat<T extends DesignObject = DesignObject> {
  readonly kind: T['kind'];
  /** Values of `type` in a file, lower case, without separators. */
  readonly types: readonly string[];
  /** Undefined when the object must be left out; the reason has been reported. */
  read(fields: Fields, common: Common, context: ReadContext): T | undefined;
  /** The kind's own properties; the common ones are added by the caller. */
  write(object: T, writeMembers: (objects: readonly DesignObject[]) => readonly JsonObject[]): JsonObject;
}

/** One format per kind, so that a record always finds its own. */
export type Formats = {
  readonly [K in ObjectKindName]: {readonly format: ObjectFormat<Extract<DesignObject, {kind: K}>>};
};

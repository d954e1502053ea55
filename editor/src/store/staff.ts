/** Staff in the editor: who they are, what they may do, and the states of their templates. */

/** A member of staff with a session in the console, and the rights it opens. */
export interface Staff {
  readonly id: number;
  readonly name: string;
  readonly rights: ReadonlySet<string>;
}

/** Staff are told apart by their session and its rights; members and visitors have none of them (ED-362). */
export const staffMay = (staff: Staff | null, right: string): boolean => staff?.rights.has(right) ?? false;

export const mayCache = (staff: Staff | null): boolean => staffMay(staff, 'template.create');

export const mayUpload = (staff: Staff | null): boolean => staffMay(staff, 'template.upload');

export const maySave = (staff: Staff | null): boolean =>
  staffMay(staff, 'template.keep') || staffMay(staff, 'template.publish');

export const maySaveToUser = (staff: Staff | null): boolean => staffMay(staff, 'user-template.create');

export const mayPrint = (staff: Staff | null): boolean => staffMay(staff, 'template.print');

/** 1 cached, 2 saved, 3 published, 4 stopped, 5 uploaded (ED-273, ED-277). */
export type TemplateState = 1 | 2 | 3 | 4 | 5;

export const CACHED = 1;
export const SAVED = 2;
export const PUBLISHED = 3;
export const UPLOADED = 5;

const STATES: readonly TemplateState[] = [1, 2, 3, 4, 5];

/** Visitors are shown published templates only, so an answer without a state means one. */
export const templateStateOf = (value: number): TemplateState => STATES.find(state => state === value) ?? PUBLISHED;

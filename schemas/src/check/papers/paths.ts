/** The properties that a paper names: they are there, may be shown, and their moments are days of somebody. */
import type {Model} from '../../model';
import {follow, followInPaper, pathsOf, sourceEnd, type Found, type PathUse} from '../../papers/paths';
import type {Wording} from '../../papers/wording';
import type {PaperFile} from '../../vocabulary/paper';
import {dayFindings} from '../properties/time-zones';
import {finding, type Finding} from '../types';

export interface PaperCheck {
  readonly paper: PaperFile;
  readonly model: Model;
  readonly chinese: Wording;
}

const NAMED = 'Name a property of it, such as its number or name.';

/** What must not stand on this paper. */
function unfit({entity, field}: Found, paper: PaperFile, {pointer, path, lines}: PathUse): readonly Finding[] {
  const {sensitivity} = field;
  const isDisclosed =
    paper.audience === 'staff' || paper.discloses?.includes(lines === undefined ? path : `${lines}.${path}`) === true;
  const isHidden = sensitivity === 'secret' || (sensitivity === 'confidential' && !isDisclosed);
  if (isHidden)
    return [
      finding(
        pointer,
        `"${entity.key}.${field.name}" is ${sensitivity}.`,
        sensitivity === 'secret'
          ? 'Take it off the paper.'
          : 'Take it off, make it a paper for staff, or say that it discloses this.',
      ),
    ];
  if (field.isDue && paper.audience !== 'staff')
    return [
      finding(pointer, `"${entity.key}.${field.name}" is a limit of the house (x-due).`, 'Take it off the paper.'),
    ];
  if (field.writeOnly) return [finding(pointer, `"${field.name}" is never read.`, 'Take it off the paper.')];
  return field.relation ? [finding(pointer, `"${field.name}" is another record.`, NAMED)] : [];
}

/** What stands on the paper there. */
export function foundAt({paper, model}: PaperCheck, {path, lines}: PathUse): Found | undefined {
  if (lines === undefined) return followInPaper(model, paper, path);
  const source = paper.sources?.[lines];
  const end = source && sourceEnd(model, source);
  return end && follow(model, end.entity, path);
}

/** Each path leads to a property that may stand on the paper. */
export function pathFindings(check: PaperCheck): readonly Finding[] {
  return pathsOf(check.paper).flatMap(use => {
    const found = foundAt(check, use);
    if (!found)
      return [
        finding(
          use.pointer,
          `"${use.path}" leads to no property.`,
          'Name a property of the entity or of a source, over relations by dots.',
        ),
      ];
    return [
      ...found.way.flatMap(({entity, field}) =>
        field.sensitivity === 'secret' ? [finding(use.pointer, `"${entity.key}.${field.name}" is secret.`, NAMED)] : [],
      ),
      ...unfit(found, check.paper, use),
    ];
  });
}

/** A moment is told as a day of the paper's record. */
export function momentFindings(check: PaperCheck): readonly Finding[] {
  const {model, paper} = check;
  const entity = model.entities.get(paper.entity ?? '');
  const moments = pathsOf(paper).filter(use => foundAt(check, use)?.field.kind === 'datetime');
  return entity
    ? dayFindings(
        entity,
        model,
        moments.map(({pointer}) => pointer),
      )
    : [];
}

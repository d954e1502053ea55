/** Homes: they are somebody's, and what they name is there, can be asked for and can be shown. */
import {basename} from 'node:path';
import type {Entity, Model} from '../../model';
import {sortableFields} from '../../model/sortable';
import {joinNavigation, type NavigationNode} from '../../navigation';
import {partsOfRight} from '../../permissions';
import {checkPredicate} from '../../predicate/check';
import {presetWhere} from '../../predicate/presets';
import type {Home, HomeFigures, HomeQueue, HomeRecords} from '../../vocabulary/home';
import {finding, type Checked, type Finding, type Rule} from '../types';

function rightFindings(model: Model, {for: rights}: Home): readonly Finding[] {
  return rights.flatMap((right, index) => {
    const {key, action} = partsOfRight(right);
    const entity = model.entities.get(key);
    if (entity?.rightActions.includes(action)) return [];
    const known = entity ? `Use one of ${entity.rightActions.join(', ')}.` : 'Correct the key of the entity.';
    return [finding(`/for/${index}`, `There is no right "${right}".`, known)];
  });
}

/** What a list of the entity's records could be narrowed to besides. */
function presetsOf(entity: Entity): readonly string[] {
  const switches = (entity.views.default?.switches ?? []).map(({name}) => name);
  return [...new Set(['mine', 'late', 'dueThisWeek', ...switches])].filter(name => presetWhere(entity, name));
}

function presetFindings(entity: Entity, {presets = []}: HomeRecords, at: string): readonly Finding[] {
  const known = presetsOf(entity);
  return presets.flatMap((name, index) =>
    known.includes(name)
      ? []
      : [
          finding(
            `${at}/presets/${index}`,
            `Lists of ${entity.key} have no preset "${name}".`,
            known.length > 0 ? `Use one of ${known.join(', ')}.` : 'Say it by "where".',
          ),
        ],
  );
}

function whereFindings(model: Model, entity: Entity, records: HomeRecords, at: string): readonly Finding[] {
  if (records.where === undefined && records.presets === undefined)
    return [finding(at, 'All records there are wait for nobody.', 'Say which by "where" or "presets".')];
  if (records.where === undefined) return [];
  return checkPredicate(entity, model, records.where, {enums: true}).map(({pointer, message}) =>
    finding(`${at}/where${pointer}`, `${message.en}.`, 'See src/vocabulary/predicate.ts for the grammar.'),
  );
}

function recordsFindings(model: Model, records: HomeRecords, at: string): readonly Finding[] {
  const entity = model.entities.get(records.entity);
  if (!entity)
    return [
      finding(`${at}/entity`, `There is no entity "${records.entity}".`, "Correct the key, or add the entity's file."),
    ];
  return [...presetFindings(entity, records, at), ...whereFindings(model, entity, records, at)];
}

function shownFindings(entity: Entity, {shows}: HomeQueue, at: string): readonly Finding[] {
  return shows.flatMap((name, index) => {
    const field = entity.field[name];
    if (name === entity.display)
      return [finding(`${at}/shows/${index}`, 'Its name stands there anyway.', 'Show another property.')];
    return field && field.sensitivity !== 'secret' && !field.writeOnly && field.kind !== 'json'
      ? []
      : [finding(`${at}/shows/${index}`, `${entity.key} has no "${name}" that can be shown.`, 'Correct the name.')];
  });
}

function sortFindings(entity: Entity, {sort}: HomeQueue, at: string): readonly Finding[] {
  if (sort === undefined || sortableFields(entity).has(sort.replace(/^-/, ''))) return [];
  return [finding(`${at}/sort`, `No index of ${entity.key} begins with "${sort}".`, 'Add one to its x-indexes.')];
}

function stepFindings(entity: Entity, {steps = []}: HomeQueue, at: string): readonly Finding[] {
  const known = entity.workflows.flatMap(({transitions}) => transitions.map(({action}) => action));
  return steps.flatMap((step, index) =>
    known.includes(step)
      ? []
      : [
          finding(
            `${at}/steps/${index}`,
            `${entity.key} has no step "${step}".`,
            known.length > 0 ? `Use one of ${[...new Set(known)].join(', ')}.` : 'Leave "steps" out.',
          ),
        ],
  );
}

function queueFindings(model: Model, queue: HomeQueue, at: string): readonly Finding[] {
  const entity = model.entities.get(queue.entity);
  if (!entity) return recordsFindings(model, queue, at);
  return [
    ...recordsFindings(model, queue, at),
    ...shownFindings(entity, queue, at),
    ...sortFindings(entity, queue, at),
    ...stepFindings(entity, queue, at),
  ];
}

function figureFindings(model: Model, {report: key, measures, period}: HomeFigures, at: string): readonly Finding[] {
  const report = model.reports.get(key);
  if (!report) return [finding(`${at}/report`, `There is no report "${key}".`, 'Name a file of reports/.')];
  const strange = measures.flatMap((name, index) =>
    report.measures.includes(name)
      ? []
      : [
          finding(
            `${at}/measures/${index}`,
            `The report has no measure "${name}".`,
            `Use one of ${report.measures.join(', ')}.`,
          ),
        ],
  );
  if (report.standing && period !== undefined)
    return [...strange, finding(`${at}/period`, 'What is asked of no period has none.', 'Leave "period" out.')];
  return report.standing || period !== undefined
    ? strange
    : [...strange, finding(at, 'Its figures are of no period.', 'Say "period": week or month.')];
}

function pathsIn(nodes: readonly NavigationNode[]): readonly string[] {
  return nodes.flatMap(({path, children = []}) => [path, ...pathsIn(children)]);
}

function pageFindings(paths: ReadonlySet<string>, {page}: Home): readonly Finding[] {
  return page === undefined || paths.has(page)
    ? []
    : [finding('/page', `The navigation has no "${page}".`, 'Name the path of one of its entries.')];
}

function emptyFindings({counts, queues, figures}: Home): readonly Finding[] {
  return (counts ?? queues ?? figures)
    ? []
    : [finding('', 'It shows nothing.', 'Give it "queues", "counts" or "figures".')];
}

function homeFindings({model}: Checked, home: Home, paths: ReadonlySet<string>): readonly Finding[] {
  const {counts = [], queues = [], figures = []} = home;
  return [
    ...rightFindings(model, home),
    ...pageFindings(paths, home),
    ...emptyFindings(home),
    ...counts.flatMap((each, index) => recordsFindings(model, each, `/counts/${index}`)),
    ...queues.flatMap((each, index) => queueFindings(model, each, `/queues/${index}`)),
    ...figures.flatMap((each, index) => figureFindings(model, each, `/figures/${index}`)),
  ];
}

export const homes: Rule = checked => {
  const {homes: files, navigation} = checked;
  const paths = new Set(pathsIn(joinNavigation(navigation.map(({content}) => content)).nodes));
  return files.flatMap(({file, content}, index) => {
    const name = basename(file, '.json');
    const twin = files.slice(0, index).find(other => other.content.place === content.place);
    const found = [
      ...(content.$id === name ? [] : [finding('/$id', `It must be "${name}".`, 'Name it like the file.')]),
      ...(twin ? [finding('/place', `${twin.file} has this place, too.`, 'Give each home a place of its own.')] : []),
      ...homeFindings(checked, content, paths),
    ];
    return found.map(each => ({file, ...each}));
  });
};

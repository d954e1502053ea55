/** The build's check of all schema files: shapes first, then what they say together. Node only. */
import type {CallFile} from '../calls';
import {resolveEntity} from '../types/field-groups';
import type {FieldTypes} from '../types/field-types';
import {compileEntity, compileModel} from '../model';
import {joinNavigation, labelRightsIn, type NavigationFile} from '../navigation';
import type {WrittenPaper} from '../vocabulary/paper';
import {headOf} from '../papers/wording';
import type {Wording} from '../papers/wording';
import type {Home} from '../vocabulary/home';
import type {Metric} from '../vocabulary/report';
import {isFamily, reportsIn, type ReportFile} from '../reports/family';
import {accessLink} from './rights/access-link';
import {approval} from './workflow/approval';
import {append} from './workflow/append';
import {calendars} from './lists/calendars';
import {calls} from './calls';
import {cards} from './lists/cards';
import {checkTypes} from './properties/field-types';
import {entityIds, identity} from './names/identity';
import {checkKeys, missingKeys} from './properties/keys';
import {labels} from './names/labels';
import {computed} from './computed/computed';
import {due} from './workflow/due';
import {notify} from './workflow/notify';
import {homes} from './homes/homes';
import {lines} from './lists/lines';
import {lists} from './lists/lists';
import {metrics} from './reports/metrics';
import {dialogNames, names} from './names/names';
import {navigation} from './navigation/navigation';
import {origins} from './origins/origins';
import {noOverlap} from './properties/no-overlap';
import {numbers} from './properties/numbers';
import {checkLikes} from './papers/likes';
import {papers, wording} from './papers/papers';
import {patterns} from './properties/patterns';
import {pageLabels, permissions} from './rights/permissions';
import {predicates} from './predicates';
import {related} from './lists/related';
import {relations} from './names/relations';
import {renames} from './names/renames';
import {reports} from './reports/reports';
import {required} from './properties/required';
import {about, rights} from './rights/rights';
import {checkResolved, checkShape, type Shape} from './shape';
import {sorting} from './lists/sorting';
import {summary} from './lists/summary';
import {storage} from './properties/storage';
import type {Checked, EntityRule, Problem, ReportEntry, Rule, SchemaFile, SchemaFiles} from './types';
import {unique} from './properties/unique';
import {uploads} from './properties/uploads';
import {values} from './properties/values';
import {usual} from './workflow/usual';
import {workflow} from './workflow/workflow';
import {workflowValues} from './workflow/workflow-values';
import {timeZones} from './properties/time-zones';

export type {Problem, SchemaFile, SchemaFiles} from './types';

const ENTITY_RULES: readonly EntityRule[] = [
  labels,
  identity,
  renames,
  relations,
  lines,
  related,
  origins,
  names,
  dialogNames,
  storage,
  noOverlap,
  unique,
  numbers,
  timeZones,
  patterns,
  uploads,
  values,
  required,
  sorting,
  summary,
  workflow,
  workflowValues,
  usual,
  due,
  notify,
  approval,
  append,
  cards,
  calendars,
  lists,
  predicates,
  computed,
  rights,
  permissions,
  about,
  accessLink,
];
const RULES: readonly Rule[] = [entityIds, calls, metrics, reports, homes, navigation, pageLabels, papers, wording];

function shapeProblems(shape: Shape, {file, content}: SchemaFile): readonly Problem[] {
  return checkShape(shape, content).map(each => ({file, ...each}));
}

/** Only of a file whose shape is right. */
function reportEntries({file, content}: SchemaFile): readonly ReportEntry[] {
  const written = content as ReportFile;
  return reportsIn(written).map(report => ({file, content: report, isOfFamily: isFamily(written)}));
}

/** A family has its own shape, and each of its reports that of reports. */
function reportShapes(file: SchemaFile): readonly Problem[] {
  const isSeveral = typeof file.content === 'object' && file.content !== null && 'vary' in file.content;
  if (!isSeveral) return shapeProblems('report', file);
  const own = shapeProblems('report-family', file);
  if (own.length > 0) return own;
  const all = reportEntries(file).flatMap(({content}) => checkShape('report', content));
  const unique = new Map(all.map(each => [`${each.pointer} ${each.message}`, each]));
  return [...unique.values()].map(each => ({file: file.file, ...each, pointer: `/report${each.pointer}`}));
}

/** What an entity file says together with the types of its fields, where that is no entity any more. */
function misfits({file, content}: SchemaFile, types: FieldTypes): readonly Problem[] {
  return checkResolved(resolveEntity(content, types)).map(each => ({
    file,
    ...each,
    message: `With what its type says: ${each.message}`,
    fix: 'Say what is missing beside "x-type", or use a type that fits here.',
  }));
}

/** The files with their types and values; only to be asked once their shapes are known to be right. */
function checkedFiles(files: SchemaFiles, types: FieldTypes): {checked: Checked; problems: readonly Problem[]} {
  const written = files.entities.map(({file, content}) => ({file, schema: resolveEntity(content, types)}));
  const navigation = files.navigation.map(({file, content}) => ({file, content: content as NavigationFile}));
  const whole = checkLikes(files.papers.map(({file, content}) => ({file, content: content as WrittenPaper})));
  const heads = whole.papers.map(({content}) => headOf(content));
  const metricsRead = files.metrics.map(({file, content}) => ({file, content: content as Metric}));
  const reportsRead = files.reports.flatMap(reportEntries);
  const homesRead = files.homes.map(({file, content}) => ({file, content: content as Home}));
  const {problems, ...valued} = checkKeys({entities: written, navigation, metrics: metricsRead, homes: homesRead});
  const {entities, metrics: countable} = valued;
  const checked: Checked = {
    model: compileModel(
      entities.map(({schema}) => schema),
      heads,
      {
        metrics: countable.map(({content}) => content),
        reports: reportsRead.map(({content}) => content),
        labels: labelRightsIn(joinNavigation(valued.navigation.map(({content}) => content)).nodes),
        homes: valued.homes.map(({content}) => content),
      },
    ),
    entities: entities.map(({file, schema}) => ({file, schema, entity: compileEntity(schema, heads)})),
    calls: files.calls.map(({file, content}) => ({file, content: content as CallFile})),
    navigation: valued.navigation,
    metrics: countable,
    reports: reportsRead,
    homes: valued.homes,
    papers: whole.papers,
    wording: files.wording.map(({file, content}) => ({file, content: content as Wording})),
  };
  return {checked, problems: [...problems, ...whole.problems]};
}

/** Every problem of the schema files; rules that look across files are asked only when every file has its shape. */
export function checkSchemas(files: SchemaFiles): readonly Problem[] {
  const shapes = [
    ...files.entities.flatMap(file => shapeProblems('entity', file)),
    ...files.types.flatMap(file => shapeProblems('type', file)),
    ...files.calls.flatMap(file => shapeProblems('call', file)),
    ...files.navigation.flatMap(file => shapeProblems('navigation', file)),
    ...files.metrics.flatMap(file => shapeProblems('metric', file)),
    ...files.reports.flatMap(reportShapes),
    ...files.homes.flatMap(file => shapeProblems('home', file)),
    ...files.papers.flatMap(file => shapeProblems('paper', file)),
    ...files.wording.flatMap(file => shapeProblems('wording', file)),
  ];
  if (shapes.length > 0) return shapes;
  const {types, unresolved, problems} = checkTypes(files);
  if (unresolved.length > 0) return unresolved;
  const unfit = files.entities.flatMap(file => misfits(file, types));
  if (unfit.length > 0) return unfit;
  const keyless = missingKeys([...files.entities, ...files.types]);
  if (keyless.length > 0) return keyless;
  const {checked, problems: unknownKeys} = checkedFiles(files, types);
  if (unknownKeys.length > 0) return unknownKeys;
  return [
    ...problems,
    ...checked.entities.flatMap(entity =>
      ENTITY_RULES.flatMap(rule => rule(entity, checked).map(each => ({file: entity.file, ...each}))),
    ),
    ...RULES.flatMap(rule => rule(checked)),
  ];
}

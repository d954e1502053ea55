/** The build's check of all schema files: shapes first, then what they say together. Node only. */
import type {CallFile} from '../calls';
import {compileEntity, compileModel} from '../model';
import type {NavigationFile} from '../navigation';
import type {EntitySchema} from '../vocabulary';
import {calls} from './calls';
import {entityIds, identity} from './identity';
import {labels} from './labels';
import {lines} from './lines';
import {dialogNames, names} from './names';
import {navigation} from './navigation';
import {patterns} from './patterns';
import {predicates} from './predicates';
import {relations} from './relations';
import {renames} from './renames';
import {required} from './required';
import {about, rights} from './rights';
import {checkShape} from './shape';
import {sorting} from './sorting';
import {storage} from './storage';
import type {Checked, EntityRule, Problem, Rule, SchemaFile, SchemaFiles} from './types';
import {values} from './values';
import {workflow} from './workflow';

export type {Problem, SchemaFile, SchemaFiles} from './types';

const ENTITY_RULES: readonly EntityRule[] = [
  labels,
  identity,
  renames,
  relations,
  lines,
  names,
  dialogNames,
  storage,
  patterns,
  values,
  required,
  sorting,
  workflow,
  predicates,
  rights,
  about,
];
const RULES: readonly Rule[] = [entityIds, calls, navigation];

function shapeProblems(shape: 'entity' | 'call' | 'navigation', {file, content}: SchemaFile): readonly Problem[] {
  return checkShape(shape, content).map(each => ({file, ...each}));
}

/** The files with their types; only to be asked once their shapes are known to be right. */
function typed(files: SchemaFiles): Checked {
  const entities = files.entities.map(({file, content}) => {
    const schema = content as EntitySchema;
    return {file, schema, entity: compileEntity(schema)};
  });
  return {
    model: compileModel(entities.map(({schema}) => schema)),
    entities,
    calls: files.calls.map(({file, content}) => ({file, content: content as CallFile})),
    navigation: files.navigation.map(({file, content}) => ({file, content: content as NavigationFile})),
  };
}

/** Every problem of the schema files; rules that look across files are asked only when every file has its shape. */
export function checkSchemas(files: SchemaFiles): readonly Problem[] {
  const shapes = [
    ...files.entities.flatMap(file => shapeProblems('entity', file)),
    ...files.calls.flatMap(file => shapeProblems('call', file)),
    ...files.navigation.flatMap(file => shapeProblems('navigation', file)),
  ];
  if (shapes.length > 0) return shapes;
  const checked = typed(files);
  return [
    ...checked.entities.flatMap(entity =>
      ENTITY_RULES.flatMap(rule => rule(entity, checked).map(each => ({file: entity.file, ...each}))),
    ),
    ...RULES.flatMap(rule => rule(checked)),
  ];
}

/** `x-upload` stands on addresses of files, names each type once, and says of a list how many. */
import {uploadExtensions} from '../../uploads';
import type {PropertySchema, UploadKeyword} from '../../vocabulary';
import {finding, type EntityRule, type Finding} from '../types';

function isAddress({type, format}: PropertySchema): boolean {
  return (type === 'string' || (Array.isArray(type) && type.includes('string'))) && format === 'uri-reference';
}

function checkTypes({types, elsewhere}: UploadKeyword, pointer: string): readonly Finding[] {
  if (!types)
    return elsewhere === undefined
      ? []
      : [finding(`${pointer}/elsewhere`, 'Every type is taken here already.', 'Name the "types", or remove this.')];
  return types.flatMap((type, at) =>
    uploadExtensions(types.toSpliced(at, 1)).includes(type)
      ? [finding(`${pointer}/types/${at}`, `Another entry has "${type}" already.`, 'Name each type once.')]
      : [],
  );
}

function checkCount(schema: PropertySchema, {count}: UploadKeyword, pointer: string): readonly Finding[] {
  const {type, items, maxItems} = schema;
  const isList = type === 'array' && items !== undefined && isAddress(items);
  if (isList && count === undefined)
    return [finding(pointer, 'A list of files takes a number of them.', 'Say how many by "count".')];
  if (!isList && count !== undefined)
    return [finding(`${pointer}/count`, 'There is one file here.', 'Remove it, or make the property a list.')];
  return isList && maxItems !== count
    ? [finding(pointer, 'The list has two limits.', 'Say "count" and remove "maxItems".')]
    : [];
}

function checkUpload(schema: PropertySchema, upload: UploadKeyword, pointer: string): readonly Finding[] {
  if (!isAddress(schema) && !(schema.items && isAddress(schema.items)))
    return [
      finding(
        pointer,
        'There are no addresses of files here.',
        'Make it a "string" with "format": "uri-reference", such as "x-type": "file", or a list of those.',
      ),
    ];
  return [...checkTypes(upload, pointer), ...checkCount(schema, upload, pointer)];
}

function checkProperty(schema: PropertySchema, pointer: string): readonly Finding[] {
  const upload = schema['x-upload'];
  return [
    ...(upload ? checkUpload(schema, upload, `${pointer}/x-upload`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      checkProperty(property, `${pointer}/properties/${name}`),
    ),
    ...(schema.items ? checkProperty(schema.items, `${pointer}/items`) : []),
  ];
}

export const uploads: EntityRule = ({schema}) =>
  Object.entries(schema.properties).flatMap(([name, property]) => checkProperty(property, `/properties/${name}`));

import {compileEntity, type EntitySchema} from '@emblem/schemas';
import {encodeLine, RowEncoder} from './encode';

const label = {zh: '事', en: 'Thing'};

const schema: EntitySchema = {
  $id: 'thing',
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  'x-entity': {id: 'e_thing', module: 'design', label, display: 'name', delete: 'hard'},
  properties: {
    name: {type: 'string', 'x-id': 'f1', 'x-label': label},
    state: {
      type: 'integer',
      default: 1,
      'x-id': 'f2',
      'x-label': label,
      'x-enum': [
        {value: 1, label},
        {value: 0, label},
      ],
    },
    parts: {type: 'array', 'x-id': 'f3', 'x-label': label, items: {type: 'object'}},
    secret: {type: 'string', writeOnly: true, 'x-id': 'f4', 'x-label': label},
  },
};

const encoder = new RowEncoder(compileEntity(schema));
const system = {id: 7, version: 1, createdAt: 'now', updatedAt: 'now'};

describe('encodeLine', () => {
  it('tells null from the empty text and escapes what COPY gives a meaning', () => {
    expect(encodeLine([null, '', 'a\tb\nc\\N', true, 1.5])).toBe('\\N\t\ta\\tb\\nc\\\\N\tt\t1.5\n');
  });
});

describe('RowEncoder', () => {
  it('writes stored properties in the order of the columns, with defaults for what is left out', () => {
    expect(encoder.columns).toEqual(['id', 'name', 'state', 'parts', 'version', 'created_at', 'updated_at']);
    expect(encoder.encode({name: 'Pin', parts: [{a: 'x\ty'}]}, system)).toBe(
      '7\tPin\t1\t[{"a":"x\\\\ty"}]\t1\tnow\tnow\n',
    );
  });

  it('prefers the row to the additions', () => {
    expect(encoder.encode({id: 8, name: 'Pin', state: 0}, system)).toBe('8\tPin\t0\t\\N\t1\tnow\tnow\n');
  });

  it('refuses a row without a required value', () => {
    expect(() => encoder.encode({name: null}, system)).toThrow('"thing.name" is required');
  });

  it.each([
    [{colour: 'red'}, 'which the schema does not have'],
    [{secret: 'x'}, 'is not stored'],
    [{state: 2}, 'cannot be 2'],
  ])('names what the schema does not allow: %j', (row, problem) => {
    expect(() => encoder.check(row)).toThrow(problem);
  });
});

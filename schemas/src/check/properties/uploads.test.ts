import {goodFiles} from '../check.fixture';
import {checkSchemas} from '../index';

const ADDRESS = {type: 'string', format: 'uri-reference', maxLength: 500};

function told(property: object): readonly string[] {
  const files = goodFiles();
  const entities = files.entities.map(({file, content}) => {
    if (!file.endsWith('maker.json') || typeof content !== 'object' || content === null) return {file, content};
    const properties = {
      ...('properties' in content && typeof content.properties === 'object' ? content.properties : {}),
      logo: {'x-id': 'f90', 'x-label': {zh: '标志', en: 'Logo'}, ...property},
    };
    return {file, content: {...content, properties}};
  });
  return checkSchemas({...files, entities}).map(({pointer, message, fix}) => `${pointer} ${message} ${fix}`);
}

test('an address, or a list of them, may say which files it takes', () => {
  expect(told({...ADDRESS, 'x-upload': {types: ['images', 'pdf'], megabytes: 5}})).toEqual([]);
  expect(told({type: 'array', items: ADDRESS, 'x-upload': {types: ['images'], count: 3}})).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ['a text that is no address', {type: 'string', 'x-upload': {types: ['pdf']}}, /x-upload There are no addresses/],
  ['an unknown extension', {...ADDRESS, 'x-upload': {types: ['exe']}}, /\/properties\/logo\/x-upload\/types\/0 /],
  ['a type that its kind has', {...ADDRESS, 'x-upload': {types: ['images', 'png']}}, /types\/1 .*Name each type once/],
  ['a number of one file', {...ADDRESS, 'x-upload': {types: ['pdf'], count: 2}}, /count There is one file/],
  ['a list without a number', {type: 'array', items: ADDRESS, 'x-upload': {types: ['pdf']}}, /Say how many by "count"/],
  [
    'a list with two limits',
    {type: 'array', maxItems: 9, items: ADDRESS, 'x-upload': {types: ['pdf'], count: 2}},
    /two limits/,
  ],
  ['other addresses where all is taken', {...ADDRESS, 'x-upload': {megabytes: 1, elsewhere: true}}, /elsewhere Every/],
])('%s is refused', (_what, property, message) => {
  expect(told(property).join('\n')).toMatch(message);
});

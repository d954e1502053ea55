/** The paper that CONTRIBUTING.md adds. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkSchemas} from '../check';
import {readSchemaFiles} from '../check/files';
import {loadWordings, readEntitySchemas, SCHEMAS_DIR} from '../node';
import {compileModel} from '../model';
import type {PaperFile} from './definition';
import {headOf} from './wording';
import {paperTree} from './build';

function example(): PaperFile {
  const text = readFileSync(join(__dirname, '../../../CONTRIBUTING.md'), 'utf8');
  const [, chapter = ''] = text.split('## Add a paper');
  return JSON.parse(/```json\n([^`]+)```/.exec(chapter)?.[1] ?? '');
}

test('the example passes the check of the build', () => {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const papers = [...files.papers, {file: 'papers/goods-label.json', content: example()}];
  expect(checkSchemas({...files, papers})).toEqual([]);
});

test.each([
  ['en', 'Goods label', 'Goods'],
  ['zh', '货品标签', '货品'],
])('in %s it is a label with a code, without a foot', (language, title, label) => {
  const paper = example();
  const model = compileModel(readEntitySchemas(), [headOf(paper)]);
  const data = {record: {goodsName: 'Enamel pin', goodsCode: 'G-7'}, sources: {}};
  expect(model.entity('goods').rightActions).toContain('paper');
  expect(paperTree({model, paper, wordings: loadWordings(), language, data})).toEqual({
    title,
    number: '',
    language: language === 'zh' ? 'zh-CN' : 'en',
    size: {width: 62, height: 29},
    foot: '',
    blocks: [
      {kind: 'fields', fields: [{label, lines: ['Enamel pin']}]},
      {kind: 'codes', codes: [{content: 'G-7', label: 'G-7'}], size: 14},
    ],
  });
});

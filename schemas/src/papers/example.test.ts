/** The papers that CONTRIBUTING.md adds. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkSchemas} from '../check';
import {readSchemaFiles} from '../check/files';
import {loadWordings, readEntitySchemas, SCHEMAS_DIR} from '../node';
import {compileModel} from '../model';
import type {PaperFile, WrittenPaper} from '../vocabulary/paper';
import {wholePapers} from './like';
import {headOf} from './wording';
import {paperTree} from './build';
import {paperMail} from './mail';

function block(kind: RegExp): string {
  const text = readFileSync(join(__dirname, '../../../CONTRIBUTING.md'), 'utf8');
  const [, chapter = ''] = text.split('## Add a paper');
  return kind.exec(chapter)?.[1] ?? '';
}

function example(): PaperFile {
  return JSON.parse(block(/```json\n([^`]+)```/));
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
      {kind: 'codes', symbology: 'qr', codes: [{content: 'G-7', label: 'G-7'}], size: 14},
    ],
  });
});

test('a copy is the paper that it is like, stamped and on its longer side', () => {
  const original: WrittenPaper = JSON.parse(block(/```json paper\n([^`]+)```/));
  const copy: WrittenPaper = JSON.parse(block(/```json copy\n([^`]+)```/));
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const added = [original, copy].map(content => ({file: `papers/${content.$id}.json`, content}));
  expect(checkSchemas({...files, papers: [...files.papers, ...added]})).toEqual([]);

  const papers = wholePapers([original, copy]);
  const model = compileModel(readEntitySchemas(), papers.map(headOf));
  const record = {number: 'SO-7', shippingCountryId: {code: 'US'}, memberId: {email: 'ann@example.com'}};
  const data = {record, sources: {items: [{name: 'Enamel pin', quantity: 20}]}};
  const [first, second] = papers.map(paper =>
    paperTree({model, paper, wordings: loadWordings(), language: 'de', data}),
  );
  expect(first?.size).toEqual({width: 215.9, height: 279.4});
  expect(second).toEqual({...first, stamp: 'Kopie', size: {width: 279.4, height: 215.9}});

  expect(first?.wordings).toEqual({copy: 'Kopie'});
  const [whole] = papers;
  const mails = (language: string, toLink = false) =>
    whole && paperMail({model, paper: whole, wordings: loadWordings(), language, data}, toLink);
  expect(mails('fr')).toEqual({
    to: 'ann@example.com',
    subject: 'Confirmation de commande SO-7',
    text: 'Bonjour,\n\nveuillez trouver ci-joint : Confirmation de commande SO-7\n\nCordialement',
  });
  expect(mails('fr', true)?.text).toMatch(/SO-7\n\nPour consulter[^\n]*\n\{link\}\n\nCordialement$/);
  const wrong = {
    ...original,
    mail: {to: ['memberId'], when: {eq: ['nothing', 1]}, whenMessage: {zh: '先', en: 'First'}},
  };
  const problems = checkSchemas({
    ...files,
    papers: [...files.papers, {file: 'papers/packing-list.json', content: wrong}],
  });
  expect(problems.map(({pointer}) => pointer).sort()).toEqual(['/mail/to/0', '/mail/when/eq/0']);
});

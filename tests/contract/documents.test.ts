/** What documents name is there: files, keywords, commands and names of code. Who renames one finds its sentences. */
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {ROOT} from '../harness/places';
import {exportedNames, keywords, PLACES, placesOf, scripts, textOf, valueNames} from './sources';

const DOCUMENTS = PLACES.filter(path => /^(?:docs\/.+|[A-Z]+)\.md$/.test(path));

/** Paths that no file of the repository has, each with the reason. */
const ELSEWHERE: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^DATA_DIR\//, 'is made where Emblem runs'],
  [/\/(?:dist|generated)\//, 'is made by the build'],
  [/^\.cache\//, 'is written by a run of the tests'],
  [/\/NNNN-/, 'is what whoever migrates writes'],
];

const FENCED = /^```[^]*?^```/gm;

/** What stands in backticks in the sentences and tables of a document; a span may go on in the next line. */
function spansIn(text: string): readonly string[] {
  const spans = [...text.replaceAll(FENCED, '').matchAll(/`([^`]+)`/g)];
  return [...new Set(spans.map(([, span = '']) => span.replaceAll(/\s+/g, ' ')))];
}

/** Signs of paths with a slash among them: neither an address (`/rest`, `https://`) nor a package (`@mui/…`). */
const WITH_FOLDER = /^(?![/@])[\w.<>*{}-]*(?:\/[\w.<>*{}-]*)+$/;
const FILE = /^[\w.*-]+\.(?:css|html|json|md|mjs|png|sql|svg|tsv|tsx?|ya?ml)$/;

/** A file that the document itself shows, to be saved there, is in none of the folders. */
function isShown(path: string, text: string): boolean {
  const [, id] = /([\w-]+)\.json$/.exec(path) ?? [];
  return id !== undefined && (text.match(FENCED) ?? []).some(block => block.includes(`"$id": "${id}"`));
}

/** Of a command its words. */
const wordsOf = (span: string): readonly string[] => (/^(?:node|npm|npx|--) /.test(span) ? span.split(' ') : [span]);

function lostPaths(text: string): readonly string[] {
  const paths = spansIn(text)
    .flatMap(wordsOf)
    .filter(word => WITH_FOLDER.test(word) || FILE.test(word));
  const here = paths.filter(path => !ELSEWHERE.some(([pattern]) => pattern.test(path)));
  return here.filter(path => placesOf(path).length === 0 && !isShown(path, text));
}

/** Links to files, from the folder of the document. */
function lostLinks(document: string, text: string): readonly string[] {
  const targets = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = '']) => target);
  const files = targets.filter(target => !/^[a-z]+:/.test(target));
  return files.filter(target => !existsSync(join(ROOT, dirname(document), target)));
}

const KEYWORDS = keywords();
const EXPORTED = exportedNames();
const VALUES = valueNames();
const SCRIPTS = scripts();

const lostKeywords = (text: string): readonly string[] =>
  spansIn(text).filter(span => /^x-[\w-]+$/.test(span) && !KEYWORDS.has(span));

const lostScripts = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name).filter(name => !SCRIPTS.has(name));

/** A call, or a name in camelCase: of what code exports, or else of a value. */
function lostNames(text: string): readonly string[] {
  return spansIn(text).filter(span => {
    const [, name, call] = /^([a-z]+[A-Z]\w*)(\(.*\))?$/.exec(span) ?? [];
    if (name === undefined || EXPORTED.has(name)) return false;
    return call !== undefined || !VALUES.has(name);
  });
}

function lost(document: string, text: string): readonly string[] {
  return [
    ...lostPaths(text),
    ...lostLinks(document, text),
    ...lostKeywords(text),
    ...lostScripts(text),
    ...lostNames(text),
  ];
}

test.each(DOCUMENTS)('what %s names is there', document => {
  expect(lost(document, textOf(document))).toEqual([]);
});

test('what is not there is told: a path, a link, a keyword, a command, a name', () => {
  expect(DOCUMENTS).toEqual(expect.arrayContaining(['README.md', 'docs/vocabulary.md']));
  const sound =
    'See `write/change`, `print/press`, `schemas/entities/<module>/<key>.json`, `tests/e2e/*.spec.ts`, `house.mjs`, ' +
    '`backend/src/`, `/rest/order`, `@mui/x-charts`, `DATA_DIR/mail`, `x-type`, `npm run build`, `startServer({})`, ' +
    '`signIn`, `unitPrice`, `npx jest tests/rights` and [this](docs/money.md#totals).\n' +
    '```json\n{"$id": "stand", "a": "`x/y`"}\n```\nSaved as `types/stand.json`.';
  expect(lost('README.md', sound)).toEqual([]);
  const stale =
    'See `write/nowhere`, `backend/change`, `schemas/papers/<key>.xml`, `lost.mjs`, [this](docs/lost.md), `x-lost`, ' +
    '`npm run lost`, `npx jest tests/lost`, `unitPrice()` and\n`loseAll`.';
  expect(lost('README.md', stale)).toEqual([
    'write/nowhere',
    'backend/change',
    'schemas/papers/<key>.xml',
    'lost.mjs',
    'tests/lost',
    'docs/lost.md',
    'x-lost',
    'lost',
    'unitPrice()',
    'loseAll',
  ]);
});

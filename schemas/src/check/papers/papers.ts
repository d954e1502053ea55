/** Papers: what they name exists, may stand there, and is worded; and the wordings themselves. */
import {basename} from 'node:path';
import type {Field} from '../../model';
import type {PaperPart, PaperValue, Said} from '../../vocabulary/paper';
import {addressEnd, addressesOf, followInPaper, sourceEnd} from '../../papers/paths';
import {isPaperLanguage, PAPER_LANGUAGES} from '../../papers/wording';
import {checkPredicate} from '../../predicate/check';
import {finding, type Finding, type Problem, type Rule} from '../types';
import {foundAt, momentFindings, pathFindings, type PaperCheck} from './paths';

interface SaidUse {
  readonly pointer: string;
  readonly said: Said;
}

function saidIn(part: PaperPart, at: string): readonly SaidUse[] {
  const title = 'title' in part && part.title !== undefined ? [{pointer: `${at}/title`, said: part.title}] : [];
  const labels = (name: string, list: readonly {readonly label: Said}[]): readonly SaidUse[] =>
    list.map(({label}, index) => ({pointer: `${at}/${name}/${index}/label`, said: label}));
  switch (part.kind) {
    case 'parties':
      return labels('parties', part.parties);
    case 'fields':
      return [...title, ...labels('fields', part.fields)];
    case 'lines':
      return [...title, ...labels('columns', part.columns)];
    case 'totals':
      return labels('rows', part.rows);
    case 'terms':
      return [
        ...title,
        ...part.paragraphs.flatMap((paragraph, index) =>
          typeof paragraph !== 'string' && 'value' in paragraph
            ? []
            : [{pointer: `${at}/paragraphs/${index}`, said: paragraph}],
        ),
      ];
    case 'questions':
      return [
        ...title,
        ...part.questions.map((said, index) => ({pointer: `${at}/questions/${index}`, said})),
        ...(part.answers ?? []).map((said, index) => ({pointer: `${at}/answers/${index}`, said})),
      ];
    case 'signatures':
      return part.places.map((said, index) => ({pointer: `${at}/places/${index}`, said}));
    default:
      return [];
  }
}

function wordFindings({paper, chinese}: PaperCheck): readonly Finding[] {
  const uses = [
    {pointer: '/title', said: paper.title},
    ...(paper.stamp === undefined ? [] : [{pointer: '/stamp', said: paper.stamp}]),
    ...(paper.wordings ?? []).map((said, index) => ({pointer: `/wordings/${index}`, said})),
    ...paper.blocks.flatMap((part, index) => saidIn(part, `/blocks/${index}`)),
  ];
  return uses.flatMap(({pointer, said}) => {
    if (typeof said !== 'string')
      return paper.audience === 'customer'
        ? [
            finding(
              pointer,
              "A customer's paper is in 18 languages.",
              'Name a text of wording/zh.json, and add it to every language there.',
            ),
          ]
        : [];
    return Object.hasOwn(chinese, said)
      ? []
      : [finding(pointer, `No wording is called "${said}".`, 'Correct it, or add the text to every file of wording/.')];
  });
}

/** The values of a part with the source whose lines they are of. */
function valuesIn(
  part: PaperPart,
  at: string,
): readonly {readonly pointer: string; readonly value: PaperValue; readonly lines?: string}[] {
  const list = (name: string, values: readonly PaperValue[], lines?: string) =>
    values.map((value, index) => ({pointer: `${at}/${name}/${index}`, value, lines}));
  if (part.kind === 'fields') return list('fields', part.fields);
  if (part.kind === 'totals') return list('rows', part.rows);
  return part.kind === 'lines' ? list('columns', part.columns, part.of) : [];
}

function optionFindings(check: PaperCheck, field: Field, words: PaperValue['words'], at: string): readonly Finding[] {
  const {paper, chinese} = check;
  if (!field.options) return words ? [finding(`${at}/words`, 'The property has no x-enum.', 'Remove it.')] : [];
  if (!words)
    return paper.audience === 'customer'
      ? [
          finding(
            at,
            `The values of "${field.name}" are worded in zh and en only.`,
            'Say in "words" which wording each of them has.',
          ),
        ]
      : [];
  const values = field.options.map(({value}) => String(value));
  return [
    ...values
      .filter(value => !Object.hasOwn(words, value))
      .map(value => finding(`${at}/words`, `The value "${value}" has no words.`, 'Name its wording.')),
    ...Object.entries(words).flatMap(([value, key]) => [
      ...(values.includes(value) ? [] : [finding(`${at}/words/${value}`, 'There is no such value.', 'Remove it.')]),
      ...(Object.hasOwn(chinese, key)
        ? []
        : [finding(`${at}/words/${value}`, `No wording is called "${key}".`, 'Correct it, or add the text.')]),
    ]),
  ];
}

function valueFindings(check: PaperCheck): readonly Finding[] {
  return check.paper.blocks
    .flatMap((part, index) => valuesIn(part, `/blocks/${index}`))
    .flatMap(({pointer, value, lines}) => {
      const found = foundAt(check, {pointer, path: value.value, lines});
      return found ? optionFindings(check, found.field, value.words, pointer) : [];
    });
}

function isYesNo({kind, options}: Field): boolean {
  return options === undefined ? kind === 'boolean' : options.every(({value}) => value === 0 || value === 1);
}

function conditionFindings(check: PaperCheck): readonly Finding[] {
  return check.paper.blocks.flatMap((part, index) => {
    const found = part.kind === 'totals' && part.if !== undefined && followInPaper(check.model, check.paper, part.if);
    if (!found || isYesNo(found.field)) return [];
    return [
      finding(`/blocks/${index}/if`, `"${found.field.name}" is no yes or no.`, 'Name a property that is 1 or 0.'),
    ];
  });
}

function sourceFindings({paper, model}: PaperCheck): readonly Finding[] {
  const entity = model.entities.get(paper.entity);
  return Object.entries(paper.sources ?? {}).flatMap(([name, source]) => {
    const at = `/sources/${name}`;
    const end = sourceEnd(model, source);
    if (!end)
      return [finding(`${at}/of`, `"${source.of}" is no relation.`, 'Write "<entity>.<relation>", pointing back.')];
    const via = source.via === undefined ? undefined : entity?.field[source.via];
    const target = source.via === undefined ? paper.entity : via?.relation?.to;
    return [
      ...(entity?.field[name]
        ? [finding(at, `"${name}" is also a property.`, 'Choose a name that no property has.')]
        : []),
      ...(source.via !== undefined && !via?.relation
        ? [finding(`${at}/via`, `"${source.via}" is no relation.`, "Name a relation of the paper's entity.")]
        : []),
      ...(target === undefined || end.field.relation?.to === target
        ? []
        : [finding(`${at}/of`, `"${source.of}" does not point to ${target}.`, 'Name a property that does.')]),
      ...Object.entries(source.same ?? {}).flatMap(([theirs, ours]) =>
        end.entity.field[theirs] && entity?.field[ours]
          ? []
          : [finding(`${at}/same/${theirs}`, `"${theirs}" or "${ours}" is no property.`, 'Name one of each entity.')],
      ),
      ...(source.where === undefined
        ? []
        : checkPredicate(end.entity, model, source.where, {enums: true}).map(problem =>
            finding(
              `${at}/where${problem.pointer}`,
              `${problem.message.en}.`,
              'See src/vocabulary/predicate.ts for the grammar.',
            ),
          )),
    ];
  });
}

function mailFindings({paper, model}: PaperCheck): readonly Finding[] {
  const entity = model.entities.get(paper.entity);
  const {when} = paper.mail ?? {};
  if (!entity || when === undefined) return [];
  return checkPredicate(entity, model, when, {enums: true}).map(problem =>
    finding(
      `/mail/when${problem.pointer}`,
      `${problem.message.en}.`,
      'See src/vocabulary/predicate.ts for the grammar.',
    ),
  );
}

function lineFindings({paper}: PaperCheck): readonly Finding[] {
  return paper.blocks.flatMap((part, index) => {
    if (part.kind !== 'lines') return [];
    const source = paper.sources && Object.hasOwn(paper.sources, part.of) ? paper.sources[part.of] : undefined;
    if (source && source.first !== true) return [];
    const mend = 'Name one of "sources" that is not "first".';
    return [finding(`/blocks/${index}/of`, `"${part.of}" is no source of lines.`, mend)];
  });
}

function addressFindings({paper, model}: PaperCheck): readonly Finding[] {
  return addressesOf(paper).flatMap(({pointer, name}) =>
    addressEnd(model, paper, name)
      ? []
      : [
          finding(
            pointer,
            `There is no address "${name}".`,
            'Name the "x-use" of one, a relation to a record whose address has none, or a source.',
          ),
        ],
  );
}

function headFindings({paper, model}: PaperCheck, file: string): readonly Finding[] {
  const entity = model.entities.get(paper.entity);
  if (!entity)
    return [finding('/entity', `There is no entity "${paper.entity}".`, "Correct the key, or add the entity's file.")];
  return paper.$id === basename(file, '.json')
    ? []
    : [finding('/$id', `It must be "${basename(file, '.json')}".`, 'Name it like the file.')];
}

const FINDINGS = [
  sourceFindings,
  lineFindings,
  mailFindings,
  addressFindings,
  pathFindings,
  momentFindings,
  valueFindings,
  conditionFindings,
];

export const papers: Rule = ({model, papers: files, wording: wordings}) => {
  const chinese = wordings.find(({file}) => basename(file) === 'zh.json')?.content ?? {};
  return files.flatMap(({file, content: paper}): readonly Problem[] => {
    const check = {paper, model, chinese};
    const head = headFindings(check, file);
    const rest = model.entities.has(paper.entity) ? FINDINGS.flatMap(find => find(check)) : [];
    return [...head, ...rest, ...wordFindings(check)].map(each => ({file, ...each}));
  });
};

/** A wording may lack a text, which is Chinese then; it has none that Chinese lacks. */
export const wording: Rule = ({wording: files}) => {
  const chinese = files.find(({file}) => basename(file) === 'zh.json')?.content ?? {};
  return files.flatMap(({file, content}): readonly Problem[] => {
    const language = basename(file, '.json');
    const unknown = isPaperLanguage(language)
      ? []
      : [finding('', `Papers do not speak "${language}".`, `Use one of ${PAPER_LANGUAGES.join(', ')}.`)];
    const strange = Object.keys(content)
      .filter(key => !Object.hasOwn(chinese, key))
      .map(key =>
        finding(`/${key}`, 'Chinese, which the others fall back to, has no such text.', 'Add it to zh.json.'),
      );
    return [...unknown, ...strange].map(each => ({file, ...each}));
  });
};

/** Random predicates that the type check accepts. */
import type {Operand, Predicate, Scalar} from '@emblem/schemas';
import fc, {type Arbitrary} from 'fast-check';
import {amountLiteral, bigWhole, day, instantLiteral, personId, ratio, whole} from './values';

interface Subject {
  readonly fields: readonly string[];
  readonly literal: Arbitrary<Scalar>;
  /** Properties and dynamic values that may stand on the right. */
  readonly others: readonly Operand[];
  readonly lists?: readonly {readonly actor: 'departmentIds' | 'roleIds' | 'platformIds'}[];
  readonly unordered?: boolean;
}

const ACTOR_LISTS = [{actor: 'departmentIds'}, {actor: 'roleIds'}, {actor: 'platformIds'}] as const;
const TEXT_OPERANDS: readonly Operand[] = [{field: 'title'}, {field: 'note'}, {actor: 'email'}];

function thingSubjects(text: Arbitrary<string>): readonly Subject[] {
  return [
    {fields: ['title', 'note'], literal: text, others: TEXT_OPERANDS},
    {
      fields: ['count', 'big', 'owner', 'id'],
      literal: bigWhole,
      lists: ACTOR_LISTS,
      others: [
        {field: 'count'},
        {field: 'big'},
        {field: 'ratio'},
        {field: 'amount'},
        {actor: 'id'},
        {actor: 'memberId'},
      ],
    },
    {
      fields: ['amount', 'limit'],
      literal: amountLiteral,
      others: [{field: 'amount'}, {field: 'limit'}, {field: 'count'}],
    },
    {fields: ['ratio'], literal: ratio, others: [{field: 'count'}, {field: 'big'}, {field: 'ratio'}]},
    {fields: ['on'], literal: fc.boolean(), others: [{field: 'on'}], unordered: true},
    {
      fields: ['at', 'until'],
      literal: instantLiteral,
      others: [{field: 'at'}, {field: 'until'}, {now: 'time'}, {now: 'date'}, {now: 'nextWeek'}],
    },
    {fields: ['day'], literal: day, others: [{field: 'day'}, {now: 'date'}, {now: 'nextWeek'}]},
  ];
}

function personSubjects(text: Arbitrary<string>): readonly Subject[] {
  return [
    {fields: ['name'], literal: text, others: [{field: 'name'}, {actor: 'email'}]},
    {
      fields: ['age', 'boss', 'id'],
      literal: whole,
      others: [{field: 'age'}, {field: 'boss'}, {actor: 'id'}],
      lists: ACTOR_LISTS,
    },
  ];
}

function oftener<T>(often: Arbitrary<T>, seldom: Arbitrary<T>): Arbitrary<T> {
  return fc.oneof({weight: 3, arbitrary: often}, {weight: 1, arbitrary: seldom});
}

function comparisons(subject: Subject): Arbitrary<Predicate> {
  const field = fc.constantFrom(...subject.fields);
  const operand = oftener<Operand>(subject.literal, fc.constantFrom(...subject.others));
  const orNull = oftener<Operand>(operand, fc.constant(null));
  const literals = fc.array(oftener<Scalar>(subject.literal, fc.constant(null)), {maxLength: 4});
  const list = subject.lists
    ? oftener<Scalar[] | {actor: 'departmentIds' | 'roleIds' | 'platformIds'}>(
        literals,
        fc.constantFrom(...subject.lists),
      )
    : literals;
  const plain: Arbitrary<Predicate>[] = [
    fc.tuple(field, orNull).map(pair => ({eq: pair})),
    fc.tuple(field, orNull).map(pair => ({ne: pair})),
    fc.tuple(field, list).map(pair => ({in: pair})),
    fc.tuple(field, list).map(pair => ({nin: pair})),
  ];
  const order: Arbitrary<Predicate>[] = [
    fc.tuple(field, operand).map(pair => ({lt: pair})),
    fc.tuple(field, operand).map(pair => ({lte: pair})),
    fc.tuple(field, operand).map(pair => ({gt: pair})),
    fc.tuple(field, operand).map(pair => ({gte: pair})),
  ];
  return fc.oneof(...plain, ...(subject.unordered ? [] : order));
}

function searches(
  fields: readonly string[],
  text: Arbitrary<string>,
  others: readonly Operand[],
): Arbitrary<Predicate> {
  const pair = fc.tuple(fc.constantFrom(...fields), oftener<Operand>(text, fc.constantFrom(...others)));
  return fc.oneof(
    pair.map(each => ({contains: each})),
    pair.map(each => ({startsWith: each})),
  );
}

function lists(text: Arbitrary<string>): Arbitrary<Predicate> {
  return fc.oneof(
    oftener<Operand>(text, fc.constantFrom<Operand>({field: 'title'}, {actor: 'email'})).map((operand): Predicate => ({
      contains: ['words', operand],
    })),
    oftener<Operand>(fc.oneof(whole, ratio), fc.constantFrom({field: 'ratio'}, {field: 'count'})).map(
      (operand): Predicate => ({contains: ['numbers', operand]}),
    ),
    oftener<Operand>(personId, fc.constantFrom<Operand>({field: 'owner'}, {actor: 'id'})).map((operand): Predicate => ({
      contains: ['others', operand],
    })),
    fc.constantFrom<Predicate>(
      {eq: ['words', null]},
      {ne: ['numbers', null]},
      {eq: ['others', null]},
      {ne: ['others', null]},
    ),
  );
}

function combined(leaf: Arbitrary<Predicate>): Arbitrary<Predicate> {
  return fc.letrec<{predicate: Predicate}>(tie => ({
    predicate: fc.oneof(
      {maxDepth: 3, withCrossShrink: true},
      {weight: 6, arbitrary: leaf},
      {weight: 1, arbitrary: fc.array(tie('predicate'), {maxLength: 3}).map(all => ({all}))},
      {weight: 1, arbitrary: fc.array(tie('predicate'), {maxLength: 3}).map(any => ({any}))},
      {weight: 2, arbitrary: tie('predicate').map(not => ({not}))},
    ),
  })).predicate;
}

function aboutPeople(text: Arbitrary<string>): Arbitrary<Predicate> {
  const simple = combined(
    fc.oneof(...personSubjects(text).map(comparisons), searches(['name'], text, [{field: 'name'}])),
  );
  return oftener<Predicate>(
    simple,
    simple.map(inner => ({has: ['boss', inner]})),
  );
}

export function predicate(text: Arbitrary<string>): Arbitrary<Predicate> {
  return combined(
    fc.oneof(
      {weight: 8, arbitrary: fc.oneof(...thingSubjects(text).map(comparisons))},
      {weight: 3, arbitrary: searches(['title', 'note'], text, TEXT_OPERANDS)},
      {weight: 2, arbitrary: lists(text)},
      {weight: 2, arbitrary: fc.tuple(fc.constantFrom('owner', 'others'), aboutPeople(text)).map(has => ({has}))},
    ),
  );
}

import {asksRelated, covers, fieldsNamed} from './inspect';
import type {Predicate} from '../vocabulary/predicate';

const own: Predicate = {eq: ['salesmanId', {actor: 'id'}]};
const department: Predicate = {in: ['departmentId', {actor: 'departmentIds'}]};

test('the properties that decide are named, those on the right-hand side too', () => {
  const predicate: Predicate = {
    all: [own, {not: {any: [{lt: ['a', {field: 'b'}]}, {has: ['memberId', {eq: ['name', 'x']}]}]}}, {nin: ['c', [1]]}],
  };
  expect(fieldsNamed(predicate)).toEqual(['salesmanId', 'a', 'b', 'memberId', 'c']);
});

test('a condition covers itself and each of its alternatives, and nothing else', () => {
  expect(covers(own, own)).toBe(true);
  expect(covers({any: [department, own]}, own)).toBe(true);
  expect(covers({any: [department, own]}, {any: [own, department]})).toBe(true);
  expect(covers(own, {any: [own, department]})).toBe(false);
  expect(covers(own, department)).toBe(false);
  expect(covers(own, {any: []})).toBe(true);
});

test('a relation that is followed anywhere asks for other records', () => {
  expect(asksRelated({all: [own, {not: {any: [{has: ['memberId', own]}]}}]})).toBe(true);
  expect(asksRelated({any: [own, {not: department}]})).toBe(false);
});

import type {WorkflowKeyword} from '@emblem/schemas';
import {shortestPath} from './path';

const label = {zh: '', en: ''};
const workflow: WorkflowKeyword = {
  field: 'status',
  initial: 1,
  states: [1, 2, 3, 9].map(value => ({value})),
  transitions: [
    {action: 'draw', label, from: [1, 3], to: 2},
    {action: 'quote', label, from: [1, 2], to: 3},
    {action: 'cancel', label, from: [1, 2, 3], to: 9},
  ],
};

test('what a record must have passed is on the shortest way', () => {
  expect(shortestPath(workflow, 3)).toEqual([1, 3]);
  expect(shortestPath(workflow, 1)).toEqual([1]);
  expect(shortestPath(workflow, 7)).toEqual([]);
});

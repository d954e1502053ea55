import type {Row} from '../store/row';

const GROUPS: readonly (readonly [
  name: string,
  description: string,
  labels: readonly (readonly [string, string])[],
])[] = [
  [
    'Trade',
    'What the customer does',
    [
      ['School', '#1d4ed8'],
      ['Company', '#0f766e'],
      ['Club', '#b45309'],
      ['Public office', '#6d28d9'],
    ],
  ],
  [
    'Occasion',
    'What the goods are for',
    [
      ['Race', '#be123c'],
      ['Anniversary', '#a16207'],
      ['Trade fair', '#0369a1'],
    ],
  ],
  [
    'Care',
    'How the customer is looked after',
    [
      ['Key account', '#166534'],
      ['Price matters', '#92400e'],
    ],
  ],
];

/** By entity. */
export function customerLabels(): Readonly<Record<string, readonly Row[]>> {
  const labels = GROUPS.flatMap(([, , list], group) => list.map((label, place) => ({label, group, place})));
  return {
    'customer-label-group': GROUPS.map(([name, description], index) => ({
      id: index + 1,
      name,
      description,
      sort: index + 1,
    })),
    'customer-label': labels.map(({label: [name, colour], group, place}, index) => ({
      id: index + 1,
      groupId: group + 1,
      name,
      colour,
      sort: place + 1,
    })),
  };
}

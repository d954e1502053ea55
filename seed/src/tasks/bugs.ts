/** What did not work, and what became of it. */
import type {Calendar} from '../calendar';
import type {Row} from '../store/row';
import {CONSOLE_BUG, SHOP_BUG} from './task-types';

type Status = 'open' | 'confirmed' | 'fixing' | 'fixed' | 'closed' | 'rejected';

interface Fault {
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly type: number;
  readonly severity: 1 | 2 | 3 | 4;
  readonly author: string;
  readonly owner?: string;
  readonly status: Status;
  readonly age: number;
  readonly requirement?: number;
  readonly outcome?: string;
}

/** The first six are those of the tiny world: one in each state. */
const FAULTS: readonly Fault[] = [
  {
    title: 'The price jumps when the currency is changed back',
    description: 'Choose euros, then dollars again: the total is a cent higher than before.',
    place: 'Shop, basket',
    type: SHOP_BUG,
    severity: 3,
    author: 'salesman',
    owner: 'manager',
    status: 'fixing',
    age: 6,
  },
  {
    title: 'A long company name runs over the logo',
    description: 'Print an invoice for a company of more than 60 letters: the name covers our logo.',
    place: 'Invoice',
    type: CONSOLE_BUG,
    severity: 2,
    author: 'finance',
    owner: 'manager',
    status: 'closed',
    age: 40,
    outcome: 'The name is set in two lines.',
  },
  {
    title: 'Preview stays grey on an old tablet',
    description: 'Open a design with 40 pictures on the tablet of the fair: the canvas stays grey for a minute.',
    place: 'Editor',
    type: SHOP_BUG,
    severity: 3,
    author: 'marketing',
    status: 'open',
    age: 0.4,
  },
  {
    title: 'Deadline of a rush order is not red',
    description: 'A rush order that is a day late looks like any other in the list.',
    place: 'Orders',
    type: CONSOLE_BUG,
    severity: 2,
    author: 'merchandiser',
    owner: 'manager',
    status: 'confirmed',
    age: 4,
  },
  {
    title: 'Search finds nothing for half a number',
    description: 'Type the last four digits of an order number: no result.',
    place: 'Orders',
    type: CONSOLE_BUG,
    severity: 1,
    author: 'salesman',
    owner: 'manager',
    status: 'fixed',
    age: 12,
    outcome: 'Parts of a number are found.',
  },
  {
    title: 'The shop is slow at lunch',
    description: 'At noon pages take longer than in the morning.',
    place: 'Shop',
    type: SHOP_BUG,
    severity: 2,
    author: 'marketing',
    status: 'rejected',
    age: 25,
    outcome: 'It was the line of our office, which others used for the training film.',
  },
  {
    title: 'Umlauts in file names',
    description: 'Upload “Müller.ai”: the factory sees “M_ller.ai”.',
    place: 'Artwork',
    type: CONSOLE_BUG,
    severity: 3,
    author: 'jonas.weber',
    owner: 'designlead',
    status: 'closed',
    age: 66,
    outcome: 'Names are kept as they are.',
  },
  {
    title: 'Ribbon length can be 0',
    description: 'Ask for 0 metres: a price is shown.',
    place: 'Shop, quote',
    type: SHOP_BUG,
    severity: 3,
    author: 'olivia.grant',
    owner: 'manager',
    status: 'confirmed',
    age: 3,
    requirement: 1,
  },
  {
    title: 'The mail of delivery has two buttons',
    description: 'Both say “Order again”. The second one leads nowhere.',
    place: 'Mail',
    type: SHOP_BUG,
    severity: 2,
    author: 'customerservice',
    owner: 'designer.three',
    status: 'fixing',
    age: 2.5,
    requirement: 10,
  },
  {
    title: 'Nobody can close the stocktaking',
    description: 'The button is grey for all of us since this morning.',
    place: 'Warehouse',
    type: CONSOLE_BUG,
    severity: 4,
    author: 'warehouse',
    owner: 'manager',
    status: 'open',
    age: 0.2,
  },
];

const FEW = 6;
const FIXED_AFTER = 0.4;
const CLOSED_AFTER = 0.55;

export interface BugOptions {
  readonly calendar: Calendar;
  readonly few: boolean;
  readonly userId: (userName: string) => number;
}

export function bugs({calendar, few, userId}: BugOptions): readonly Row[] {
  return FAULTS.slice(0, few ? FEW : undefined).map((fault, index) => {
    const {title, description, place, severity, status, age} = fault;
    const createdAt = calendar.ago(age);
    const isFixed = status === 'fixed' || status === 'closed';
    return {
      id: index + 1,
      title,
      description,
      place,
      severity,
      typeId: fault.type,
      requirementId: fault.requirement ?? null,
      authorId: userId(fault.author),
      ownerId: fault.owner === undefined ? null : userId(fault.owner),
      status,
      solution: isFixed ? fault.outcome : null,
      rejectReason: status === 'rejected' ? fault.outcome : null,
      fixedAt: isFixed ? calendar.ago(age * (1 - FIXED_AFTER)) : null,
      closedAt: status === 'closed' || status === 'rejected' ? calendar.ago(age * (1 - CLOSED_AFTER)) : null,
      createdAt,
    };
  });
}

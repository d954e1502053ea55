/** What people want done, from the first draft to what was done or declined. */
import type {Calendar} from '../calendar';
import {DEPARTMENT} from '../access/departments';
import type {Row} from '../store/row';

type Status = 'draft' | 'submitted' | 'accepted' | 'inProgress' | 'done' | 'declined';

interface Wish {
  readonly title: string;
  readonly description: string;
  readonly department: keyof typeof DEPARTMENT;
  readonly author: string;
  readonly owner?: string;
  readonly status: Status;
  readonly urgency: 1 | 2 | 3 | 4;
  /** Days ago. */
  readonly age: number;
  /** Days from now. */
  readonly wanted: number;
  readonly declineReason?: string;
}

/** The first six are those of the tiny world: one in each state. */
const WISHES: readonly Wish[] = [
  {
    title: 'Ribbons priced by the metre',
    description: 'Customers ask for ribbons by length. Let the quote take metres and round up to whole rolls.',
    department: 'sales',
    author: 'salesman',
    owner: 'manager',
    status: 'inProgress',
    urgency: 3,
    age: 34,
    wanted: 12,
  },
  {
    title: 'Quotations in Korean',
    description: 'Two dealers in Seoul forward our quotations to buyers who read no English.',
    department: 'sales',
    author: 'salesman',
    owner: 'marketing',
    status: 'done',
    urgency: 2,
    age: 95,
    wanted: -20,
  },
  {
    title: 'Photographs of each plating on one card',
    description: 'A card with real photographs of all platings, to be sent along with samples.',
    department: 'marketing',
    author: 'marketing',
    owner: 'designer',
    status: 'accepted',
    urgency: 2,
    age: 11,
    wanted: 40,
  },
  {
    title: 'Warn when a Pantone cannot be made in soft enamel',
    description: 'Some colours turn out too dark. The artwork should say so before the customer confirms it.',
    department: 'artwork',
    author: 'designer',
    status: 'submitted',
    urgency: 3,
    age: 1.5,
    wanted: 30,
  },
  {
    title: 'Music on the start page',
    description: 'A short tune when the shop opens.',
    department: 'marketing',
    author: 'marketing',
    owner: 'manager',
    status: 'declined',
    urgency: 1,
    age: 60,
    wanted: -30,
    declineReason: 'Nobody asked for it, and phones on trains would play it aloud.',
  },
  {
    title: 'Labels for pallets',
    description: 'The carrier wants a label on each side of a pallet.',
    department: 'shipping',
    author: 'shipping',
    status: 'draft',
    urgency: 2,
    age: 0.6,
    wanted: 25,
  },
  {
    title: 'Samples of magnets in the welcome box',
    description: 'Magnets are asked for most after pins, and nobody knows that we make them.',
    department: 'marketing',
    author: 'marketing',
    owner: 'marketing',
    status: 'inProgress',
    urgency: 2,
    age: 41,
    wanted: 5,
  },
  {
    title: 'Order numbers that can be read out on the telephone',
    description: 'Customers confuse O and 0. Leave out letters that sound or look alike.',
    department: 'customerService',
    author: 'customerservice',
    owner: 'manager',
    status: 'done',
    urgency: 2,
    age: 140,
    wanted: -70,
  },
  {
    title: 'Count plating baths by the shift',
    description: 'The factory writes them on paper and types them in on Mondays.',
    department: 'factory',
    author: 'factory',
    owner: 'manager',
    status: 'accepted',
    urgency: 3,
    age: 19,
    wanted: 60,
  },
  {
    title: 'A shorter form for repeat orders',
    description: 'Whoever orders the same pin again should confirm quantity and address, nothing else.',
    department: 'sales',
    author: 'olivia.grant',
    owner: 'manager',
    status: 'inProgress',
    urgency: 4,
    age: 27,
    wanted: -3,
  },
  {
    title: 'Night shift for rush orders in November',
    description: 'Last year forty rush orders of November were late.',
    department: 'factory',
    author: 'factory',
    status: 'submitted',
    urgency: 4,
    age: 3.2,
    wanted: 20,
  },
  {
    title: 'Birthday greetings to customers',
    description: 'By mail, with a drawing of a cake pin.',
    department: 'marketing',
    author: 'intern',
    owner: 'marketing',
    status: 'declined',
    urgency: 1,
    age: 88,
    wanted: -50,
    declineReason: 'We do not ask customers for their birthdays.',
  },
];

const FEW = 6;
/** The drawing that a done one took, as a share of its age. */
const DONE_AT = 0.35;

export interface RequirementOptions {
  readonly calendar: Calendar;
  readonly few: boolean;
  readonly userId: (userName: string) => number;
}

export function requirements({calendar, few, userId}: RequirementOptions): readonly Row[] {
  return WISHES.slice(0, few ? FEW : undefined).map((wish, index) => {
    const {title, description, department, status, urgency, age, wanted} = wish;
    const createdAt = calendar.ago(age);
    return {
      id: index + 1,
      title,
      description,
      typeId: (index % 2) + 1,
      departmentId: DEPARTMENT[department],
      urgency,
      wantedOn: calendar.dayFrom(wanted),
      authorId: userId(wish.author),
      ownerId: wish.owner === undefined ? null : userId(wish.owner),
      status,
      declineReason: wish.declineReason ?? null,
      doneAt: status === 'done' ? calendar.ago(age * DONE_AT) : null,
      createdAt,
    };
  });
}

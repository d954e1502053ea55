/** Everybody's place in the company, with a drawn portrait. */
import type {Calendar} from '../calendar';
import {each, putPicture} from '../files';
import {Random} from '../random';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';
import {portrait} from './portrait';

/** By user name: position, team, whose team it is, and what they are good at. */
const PLACES: Readonly<Record<string, readonly [string, string, string | null, readonly string[]]>> = {
  admin: ['Director', 'Office', null, ['Systems']],
  salesman: ['Salesperson', 'Sales west', 'manager', ['Pins', 'English']],
  manager: ['Head of sales', 'Sales west', 'admin', ['Negotiation', 'English', 'Italian']],
  merchandiser: ['Merchandiser', 'Orders', 'admin', ['Plating', 'Chinese']],
  purchase: ['Purchaser', 'Orders', 'admin', ['Suppliers', 'Chinese']],
  shipping: ['Shipping clerk', 'Dispatch', 'admin', ['Customs']],
  factory: ['Factory planner', 'Factory', 'admin', ['Enamel', 'Stamping']],
  finance: ['Accountant', 'Office', 'admin', ['Taxes', 'English', 'French']],
  warehouse: ['Warehouse clerk', 'Dispatch', 'shipping', ['Forklift']],
  designer: ['Designer', 'Studio', 'admin', ['Enamel', 'Lettering']],
  usoffice: ['Office member', 'San Francisco', 'admin', ['English']],
  marketing: ['Marketing manager', 'Alliance', 'admin', ['Search', 'Italian']],
  orderplacer: ['Order placer', 'Orders', 'merchandiser', ['Chinese']],
  customerservice: ['Customer service', 'Sales east', 'manager', ['English', 'Twi']],
  intern: ['Intern', 'Alliance', 'marketing', ['Photography']],
  designlead: ['Head of the studio', 'Studio', 'admin', ['3D', 'Enamel']],
  'designer.two': ['Designer, 2D', 'Studio', 'designlead', ['Patches', 'Lettering']],
  'designer.three': ['Designer, 3D', 'Studio', 'designlead', ['3D', 'Sculpting']],
};

const ROLES: Readonly<Record<string, string>> = {marketing: 'manager', intern: 'intern'};

export interface ProfileOptions {
  readonly calendar: Calendar;
  readonly few: boolean;
  readonly staff: readonly Row[];
  readonly input: WorldInput;
}

/** The status of the last three differs, so that each occurs. */
function statusAt(place: number, count: number): 'trial' | 'regular' | 'left' {
  if (place === count - 1) return 'trial';
  return place === count - 2 ? 'left' : 'regular';
}

export async function profiles({calendar, few, staff, input}: ProfileOptions): Promise<readonly Row[]> {
  const known = staff.flatMap(user => {
    const place = PLACES[String(user.userName)];
    return place ? [{user, place}] : [];
  });
  const drawn = few ? known.slice(0, 2) : known;
  const pictures = await each(drawn, ({user}) => putPicture(input, `staff/${user.id}.png`, portrait(user.id)));
  const idOf = (userName: string | null) => staff.find(user => user.userName === userName)?.id ?? null;
  return known.map(({user, place: [position, team, leader, skills]}, index) => {
    const age = 200 + new Random('joined', user.id).int(0, 1800);
    const status = statusAt(index, known.length);
    return {
      id: index + 1,
      userId: user.id,
      name: user.realName,
      photo: pictures[index] ?? null,
      position,
      team,
      leaderId: idOf(leader),
      marketingRole: ROLES[String(user.userName)] ?? null,
      skills,
      weeklyMinutes: 2400,
      phone: user.phone,
      joinedOn: calendar.dayFrom(status === 'trial' ? -30 : -age),
      leftOn: status === 'left' ? calendar.dayFrom(-12) : null,
      status,
      createdAt: calendar.ago(status === 'trial' ? 30 : age),
    };
  });
}

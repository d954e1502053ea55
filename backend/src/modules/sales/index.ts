/** Members, inquiries, orders, payments and refunds, contact forms and figures: a room each. */
import {joinRooms, type ModuleRegistration} from '../../acts/registry';
import {contact} from './contact';
import {figures} from './figures';
import {inquiries} from './inquiries';
import {members} from './members';
import {orders} from './orders';
import {payments} from './payments';

export const module: ModuleRegistration = joinRooms(contact, figures, inquiries, members, orders, payments);

/** Members, inquiries, orders, payments and refunds, contact forms and figures: a room each. */
import {together, type ModuleRegistration} from '../../acts/registry';
import {contact} from './contact';
import {figures} from './figures';
import {inquiries} from './inquiries';
import {members} from './members';
import {orders} from './orders';
import {payments} from './payments';

export const module: ModuleRegistration = together(contact, figures, inquiries, members, orders, payments);

/** The Contact Us forms of the websites: what their schema and call name. */
import type {ModuleRegistration} from '../../../acts/registry';
import {addContactMessage, mailContactAnswer} from './messages';

export const contact: ModuleRegistration = {acts: [addContactMessage], effects: [mailContactAnswer]};

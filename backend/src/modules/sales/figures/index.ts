/** Figures of sales, and the numbers of the console's menu. */
import type {ModuleRegistration} from '../../../acts/registry';
import {countMenu, countUnread, countUnreadProblems} from './menu-numbers';
import {salesFigures} from './sales-figures';

export const figures: ModuleRegistration = {acts: [salesFigures, countUnread, countUnreadProblems, countMenu]};

/** Quote categories and products: what calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {listProjectQuoteCategories, listQuoteCategories} from './quote-categories';

export const module: ModuleRegistration = {acts: [listQuoteCategories, listProjectQuoteCategories]};

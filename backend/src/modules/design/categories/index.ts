/** Categories of designs: what each offers, what it is called by, and what platforms may show of it. */
import type {ModuleRegistration} from '../../../acts/registry';
import {getCategory, getCategoryByUrl, listCategories} from './categories';
import {listCategoryTemplates, updateCategoryTemplates} from './category-templates';
import {completeCategory} from './complete-category';
import {completeCategoryTemplate} from './complete-category-template';
import {completePlatformLimitation} from './complete-platform-limitation';
import {completePlating} from './complete-plating';
import {editPlatformLimitation, listPlatformLimitations} from './platform-limitations';
import {refreshPlatings} from './refresh-platings';

export const categories: ModuleRegistration = {
  acts: [
    listCategories,
    getCategory,
    getCategoryByUrl,
    listCategoryTemplates,
    updateCategoryTemplates,
    listPlatformLimitations,
    editPlatformLimitation,
  ],
  beforeValidate: [completeCategory, completeCategoryTemplate, completePlating, completePlatformLimitation],
  inTransaction: [refreshPlatings],
};

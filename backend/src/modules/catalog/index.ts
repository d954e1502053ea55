/** Quote data, website prices and FD categories: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {checkFdBindings, checkPriceTiers, checkQuoteTree} from './hooks/check-quotes';
import {logQuoteChange} from './hooks/log-quote-change';
import {calculateNeonQuote, listNeonParameters} from './neon-quotes';
import {
  listCategoriesByParent,
  listCategoriesOfBothTypes,
  listProjectQuoteCategories,
  listQuoteCategories,
  listQuoteCategoriesBelow,
} from './quote-categories';
import {listQuoteLog, listQuoteLogUsers, listWebsitePriceLog} from './quote-log';
import {getCommodityBySku, listFreebies} from './shop-lists';
import {getWebsitePriceOfCategory, listWebsiteProductPrices} from './website-prices';

export const module: ModuleRegistration = {
  acts: [
    listQuoteCategories,
    listProjectQuoteCategories,
    listQuoteCategoriesBelow,
    listCategoriesByParent,
    listCategoriesOfBothTypes,
    listQuoteLog,
    listQuoteLogUsers,
    listWebsitePriceLog,
    listWebsiteProductPrices,
    getWebsitePriceOfCategory,
    listFreebies,
    getCommodityBySku,
    listNeonParameters,
    calculateNeonQuote,
  ],
  beforeValidate: [checkFdBindings, checkPriceTiers, checkQuoteTree],
  inTransaction: [logQuoteChange],
};

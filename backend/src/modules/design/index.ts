/** The design system: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {getCategory, getCategoryByUrl, listCategories} from './categories/categories';
import {listCategoryTemplates, updateCategoryTemplates} from './categories/category-templates';
import {
  addCliparts,
  editTypesOfCliparts,
  listClipartLog,
  listCliparts,
  listParentClipartTypes,
  listSameClipartNames,
} from './cliparts/staff-cliparts';
import {findColourCards, listColourCards, moveColourCards} from './colour-cards';
import {favouriteClipart, favouriteTemplate, listFavouriteCliparts, listFavouriteTemplates} from './members/favourites';
import {listGalleryClipartTypes, listGalleryCliparts, listRelatedCliparts, searchCliparts} from './cliparts/gallery-cliparts';
import {
  getGalleryTemplate,
  getTemplateBySlug,
  listGalleryTemplateTypes,
  listGalleryTemplates,
  listTemplateSuggestions,
} from './templates/gallery-templates';
import {completeCategory} from './categories/complete-category';
import {completeCategoryTemplate} from './categories/complete-category-template';
import {completePlating} from './categories/complete-plating';
import {completePlatformLimitation} from './categories/complete-platform-limitation';
import {completeTemplate} from './templates/complete-template';
import {describeShape, refreshShapes} from './categories/shapes';
import {
  listOwnClipartCategories,
  listOwnCliparts,
  listOwnDefaultCliparts,
  moveOwnCliparts,
  saveOwnClipartCategory,
  uploadOwnCliparts,
} from './members/own-cliparts';
import {getOwnTemplate, listOwnTemplates, saveOwnTemplate} from './members/own-templates';
import {editPlatformLimitation, listPlatformLimitations} from './categories/platform-limitations';
import {changeTemplateActive, saveTemplate, stageTemplate} from './templates/save-template';
import {getSharedDesign, shareDesign} from './members/share';
import {listTagNames, listTagTypes} from './tag-types';
import {
  editTypesAndLabelsOfTemplates,
  getTemplate,
  listTemplateLog,
  listTemplates,
  listTemplateTypesOnDisplay,
} from './templates/staff-templates';
import {addUploadHistory, deleteUploadHistory, listUploadHistory} from './members/upload-history';
import {findUserDesigns, renameUserTemplate, saveTemplateToUser} from './members/user-designs';

export const module: ModuleRegistration = {
  acts: [
    listColourCards,
    findColourCards,
    moveColourCards,
    listCategories,
    getCategory,
    getCategoryByUrl,
    listCategoryTemplates,
    updateCategoryTemplates,
    listPlatformLimitations,
    editPlatformLimitation,
    listTagTypes,
    listTagNames,
    listTemplates,
    getTemplate,
    listTemplateLog,
    editTypesAndLabelsOfTemplates,
    listTemplateTypesOnDisplay,
    saveTemplate,
    stageTemplate,
    changeTemplateActive,
    listCliparts,
    listClipartLog,
    editTypesOfCliparts,
    listSameClipartNames,
    addCliparts,
    listParentClipartTypes,
    listGalleryCliparts,
    listRelatedCliparts,
    searchCliparts,
    listGalleryClipartTypes,
    listGalleryTemplateTypes,
    listGalleryTemplates,
    listTemplateSuggestions,
    getGalleryTemplate,
    getTemplateBySlug,
    favouriteClipart,
    favouriteTemplate,
    listFavouriteCliparts,
    listFavouriteTemplates,
    shareDesign,
    getSharedDesign,
    addUploadHistory,
    listUploadHistory,
    deleteUploadHistory,
    saveOwnTemplate,
    getOwnTemplate,
    listOwnTemplates,
    uploadOwnCliparts,
    listOwnCliparts,
    listOwnDefaultCliparts,
    moveOwnCliparts,
    saveOwnClipartCategory,
    listOwnClipartCategories,
    findUserDesigns,
    renameUserTemplate,
    saveTemplateToUser,
  ],
  beforeValidate: [
    completeCategory,
    completeCategoryTemplate,
    completePlating,
    completePlatformLimitation,
    completeTemplate,
    describeShape,
  ],
  inTransaction: [refreshShapes],
};

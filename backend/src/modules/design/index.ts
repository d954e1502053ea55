/** The design system: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {getCategory, getCategoryByUrl, listCategories} from './categories';
import {listCategoryTemplates, updateCategoryTemplates} from './category-templates';
import {
  addCliparts,
  editTypesOfCliparts,
  listClipartLog,
  listCliparts,
  listParentClipartTypes,
  listSameClipartNames,
} from './cliparts';
import {findColourCards, listColourCards, moveColourCards} from './colour-cards';
import {favouriteClipart, favouriteTemplate, listFavouriteCliparts, listFavouriteTemplates} from './favourites';
import {listGalleryClipartTypes, listGalleryCliparts, listRelatedCliparts, searchCliparts} from './gallery-cliparts';
import {
  getGalleryTemplate,
  getTemplateBySlug,
  listGalleryTemplateTypes,
  listGalleryTemplates,
  listTemplateSuggestions,
} from './gallery-templates';
import {completeCategory} from './hooks/complete-category';
import {completeCategoryTemplate} from './hooks/complete-category-template';
import {completePlating} from './hooks/complete-plating';
import {completePlatformLimitation} from './hooks/complete-platform-limitation';
import {completeTemplate} from './hooks/complete-template';
import {describeShape, refreshShapes} from './hooks/shapes';
import {
  listOwnClipartCategories,
  listOwnCliparts,
  listOwnDefaultCliparts,
  moveOwnCliparts,
  saveOwnClipartCategory,
  uploadOwnCliparts,
} from './own-cliparts';
import {getOwnTemplate, listOwnTemplates, saveOwnTemplate} from './own-templates';
import {editPlatformLimitation, listPlatformLimitations} from './platform-limitations';
import {changeTemplateActive, saveTemplate, stageTemplate} from './save-template';
import {getSharedDesign, shareDesign} from './share';
import {listTagNames, listTagTypes} from './tag-types';
import {
  editTypesAndLabelsOfTemplates,
  getTemplate,
  listTemplateLog,
  listTemplates,
  listTemplateTypesOnDisplay,
} from './templates';
import {addUploadHistory, deleteUploadHistory, listUploadHistory} from './upload-history';
import {findUserDesigns, renameUserTemplate, saveTemplateToUser} from './user-designs';

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

/** What members keep: designs, elements, favourites, uploads, and links to designs that they share. */
import type {ModuleRegistration} from '../../../acts/registry';
import {favouriteClipart, favouriteTemplate, listFavouriteCliparts, listFavouriteTemplates} from './favourites';
import {
  listOwnClipartCategories,
  listOwnCliparts,
  listOwnDefaultCliparts,
  moveOwnCliparts,
  saveOwnClipartCategory,
  uploadOwnCliparts,
} from './own-cliparts';
import {getOwnTemplate, listOwnTemplates, saveOwnTemplate} from './own-templates';
import {getSharedDesign, shareDesign} from './share';
import {addUploadHistory, deleteUploadHistory, listUploadHistory} from './upload-history';
import {findUserDesigns, renameUserTemplate, saveTemplateToUser} from './user-designs';

export const members: ModuleRegistration = {
  acts: [
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
};

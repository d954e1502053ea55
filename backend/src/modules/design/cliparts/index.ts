/** The element library: as staff keep it, and as the editor shows it. */
import type {ModuleRegistration} from '../../../acts/registry';
import {listGalleryCliparts, listGalleryClipartTypes, listRelatedCliparts, searchCliparts} from './gallery-cliparts';
import {
  addCliparts,
  editTypesOfCliparts,
  listClipartLog,
  listCliparts,
  listParentClipartTypes,
  listSameClipartNames,
} from './staff-cliparts';

export const cliparts: ModuleRegistration = {
  acts: [
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
  ],
};

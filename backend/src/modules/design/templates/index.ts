/** Official templates: as staff keep them, and as the editor shows them. */
import type {ModuleRegistration} from '../../../acts/registry';
import {completeTemplate} from './complete-template';
import {
  getGalleryTemplate,
  getTemplateBySlug,
  listGalleryTemplates,
  listGalleryTemplateTypes,
  listTemplateSuggestions,
} from './gallery-templates';
import {changeTemplateActive, saveTemplate, stageTemplate} from './save-template';
import {
  editTypesAndLabelsOfTemplates,
  getTemplate,
  listTemplateLog,
  listTemplates,
  listTemplateTypesOnDisplay,
} from './staff-templates';

export const templates: ModuleRegistration = {
  acts: [
    listTemplates,
    getTemplate,
    listTemplateLog,
    editTypesAndLabelsOfTemplates,
    listTemplateTypesOnDisplay,
    saveTemplate,
    stageTemplate,
    changeTemplateActive,
    listGalleryTemplateTypes,
    listGalleryTemplates,
    listTemplateSuggestions,
    getGalleryTemplate,
    getTemplateBySlug,
  ],
  beforeValidate: [completeTemplate],
};

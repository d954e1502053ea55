/** The publish form's rules (ED-326..336). Pure. */
import {DISPLAY_LIMITED, SEO_RANKED} from '../api/staff-readers';
import type {PublicationForm} from '../actions/template/publish';
import type {Messages} from '../dialogs/form';

export type PublicationField =
  | 'choice'
  | 'templateName'
  | 'templateCode'
  | 'templateUrl'
  | 'seoTitle'
  | 'seoDescription'
  | 'platforms'
  | 'domains'
  | 'languages';

type PublicationMessages = Messages<PublicationField>;

const isBlank = (text: string): boolean => text.trim() === '';

/** `/templates/` and one more segment, without spaces and capitals. */
const URL_FORM = /^\/templates\/[^/\sA-Z]+$/;

export function checkPublication(form: PublicationForm): PublicationMessages {
  return {
    ...(form.choice === null ? {choice: 'publish.choose'} : {}),
    ...(isBlank(form.templateName) ? {templateName: 'publish.nameMissing'} : {}),
    ...(isBlank(form.templateCode) ? {templateCode: 'publish.codeMissing'} : {}),
    ...checkUrl(form.templateUrl),
    ...(form.seoState === SEO_RANKED ? checkSeo(form) : {}),
    ...(form.displayControl === DISPLAY_LIMITED ? checkLimits(form) : {}),
  };
}

function checkUrl(url: string): PublicationMessages {
  if (isBlank(url)) return {templateUrl: 'publish.urlMissing'};
  return URL_FORM.test(url) ? {} : {templateUrl: 'publish.urlForm'};
}

function checkSeo({seoTitle, seoDescription}: PublicationForm): PublicationMessages {
  return {
    ...(isBlank(seoTitle) ? {seoTitle: 'publish.seoTitleMissing'} : {}),
    ...(isBlank(seoDescription) ? {seoDescription: 'publish.seoDescriptionMissing'} : {}),
  };
}

function checkLimits({platforms, domains, languages}: PublicationForm): PublicationMessages {
  return {
    ...(platforms.length === 0 ? {platforms: 'publish.platformsMissing'} : {}),
    ...(domains.length === 0 ? {domains: 'publish.domainsMissing'} : {}),
    ...(languages.length === 0 ? {languages: 'publish.languagesMissing'} : {}),
  };
}

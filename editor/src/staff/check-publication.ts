/** The publish form's rules (ED-326..336). Pure. */
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

type Checks = Messages<PublicationField>;

const isBlank = (text: string): boolean => text.trim() === '';

/** The text after `/templates/` must not be blank, nor the address be another one. */
const URL_FORM = /^\/templates\/[^/\sA-Z]+$/;

export function checkPublication(form: PublicationForm): Checks {
  return {
    ...(form.choice === null ? {choice: 'publish.choose'} : {}),
    ...(isBlank(form.templateName) ? {templateName: 'publish.nameMissing'} : {}),
    ...(isBlank(form.templateCode) ? {templateCode: 'publish.codeMissing'} : {}),
    ...checkUrl(form.templateUrl),
    ...(form.seoState === 1 ? checkSeo(form) : {}),
    ...(form.displayControl === 1 ? checkLimits(form) : {}),
  };
}

function checkUrl(url: string): Checks {
  if (isBlank(url)) return {templateUrl: 'publish.urlMissing'};
  return URL_FORM.test(url) ? {} : {templateUrl: 'publish.urlForm'};
}

function checkSeo({seoTitle, seoDescription}: PublicationForm): Checks {
  return {
    ...(isBlank(seoTitle) ? {seoTitle: 'publish.seoTitleMissing'} : {}),
    ...(isBlank(seoDescription) ? {seoDescription: 'publish.seoDescriptionMissing'} : {}),
  };
}

function checkLimits({platforms, domains, languages}: PublicationForm): Checks {
  return {
    ...(platforms.length === 0 ? {platforms: 'publish.platformsMissing'} : {}),
    ...(domains.length === 0 ? {domains: 'publish.domainsMissing'} : {}),
    ...(languages.length === 0 ? {languages: 'publish.languagesMissing'} : {}),
  };
}

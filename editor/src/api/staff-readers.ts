/** Answers to staff: their session, templates of any state, and what the publish form offers. */
import {Fields, isRecord} from '../document/read';
import {templateStateOf, type Staff, type TemplateState} from '../store/staff';
import {listOf, readLoadedTemplate, type LoadedTemplate} from './readers';

/** A platform (ED-206). */
export interface Platform {
  readonly id: number;
  readonly proName: string;
  readonly proType: PlatformType;
  /** The web address of its default domain. */
  readonly url: string;
}

/** 0 self-operated, 1 O2O dealers, 2 alliance franchisees (ED-006). */
export type PlatformType = 0 | 1 | 2;

export const PLATFORM_TYPES: readonly PlatformType[] = [0, 1, 2];

export interface PlatformGroup {
  readonly type: PlatformType;
  readonly platforms: readonly Platform[];
}

/** A host name that belongs to a platform. */
export interface Domain {
  readonly proId: number;
  readonly domainUrl: string;
}

/** A language of a platform: `id` is `{countryCode}-{language}` (ED-237). */
export interface LanguageOption {
  readonly id: string;
  readonly languageId: number;
  readonly language: string;
  readonly countryId: number;
  readonly name: string;
  readonly img: string;
}

export interface TemplateType {
  readonly id: number;
  readonly name: string;
}

export interface LabelType {
  readonly id: number;
  readonly name: string;
  readonly labels: readonly {readonly id: number; readonly name: string}[];
}

/** `seoState` of a template that search engines are to rank. */
export const SEO_RANKED = 1;
/** `displayControl` of a template that only some platforms, domains and languages show. */
export const DISPLAY_LIMITED = 1;

/** How a template is published, apart from the design itself (ED-209, ED-220). */
export interface Publication {
  readonly templateName: string;
  readonly templateCode: string;
  readonly language: string;
  readonly seoState: 0 | 1;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly templateUrl: string;
  readonly types: readonly number[];
  readonly labels: readonly number[];
  readonly displayControl: 0 | 1;
  readonly platforms: readonly {readonly proType: PlatformType; readonly proName: string}[];
  readonly domains: readonly Domain[];
  readonly languages: readonly {readonly languageId: number; readonly language: string}[];
}

/** A template as staff open it: of any state, with its publication. */
export interface StaffTemplate extends LoadedTemplate {
  readonly state: TemplateState;
  readonly publication: Publication;
}

const fieldsOf = (value: unknown): Fields => new Fields(isRecord(value) ? value : {});

export function readStaff(data: unknown): Staff {
  const fields = fieldsOf(data);
  const user = fieldsOf(fields.raw('userInfo'));
  const rights = fields.raw('rights');
  return {
    id: user.id('id') ?? 0,
    name: user.text('realName', user.text('userName', '')),
    rights: new Set(isRecord(rights) ? Object.keys(rights) : []),
  };
}

/** The groups in their fixed order, whatever order they come in; a fourth one is thrown away (ED-207, ED-208). */
export function readPlatformGroups(data: unknown): readonly PlatformGroup[] {
  const groups = fieldsOf(data);
  return PLATFORM_TYPES.map(type => ({
    type,
    platforms: listOf(groups.raw(String(type)), fields => readPlatform(fields, type)),
  }));
}

function readPlatform(fields: Fields, proType: PlatformType): Platform | undefined {
  const id = fields.id('id');
  return id === undefined ? undefined : {id, proName: fields.text('proName', ''), proType, url: fields.text('url', '')};
}

export function readLanguageOption(fields: Fields): LanguageOption | undefined {
  const languageId = fields.id('languageId');
  return languageId === undefined
    ? undefined
    : {
        id: fields.text('id', ''),
        languageId,
        language: fields.text('language', ''),
        countryId: fields.id('countryId') ?? 0,
        name: fields.text('name', ''),
        img: fields.text('img', ''),
      };
}

export function readTemplateType(fields: Fields): TemplateType | undefined {
  const id = fields.id('id');
  return id === undefined ? undefined : {id, name: fields.text('templateTypeName', '')};
}

export function readLabelType(fields: Fields): LabelType | undefined {
  const id = fields.id('id');
  if (id === undefined) return undefined;
  const labels = listOf(fields.raw('labelsList'), label => {
    const labelId = label.id('id');
    return labelId === undefined ? undefined : {id: labelId, name: label.text('labelName', '')};
  });
  return {id, name: fields.text('labelTypeName', fields.text('labelName', '')), labels};
}

/** Ids between commas (ED-213, ED-214). */
export const idsOf = (text: string): readonly number[] =>
  text
    .split(',')
    .map(Number)
    .filter(id => Number.isSafeInteger(id) && id > 0);

export function readDomain(fields: Fields): Domain | undefined {
  const proId = fields.id('proId');
  return proId === undefined ? undefined : {proId, domainUrl: fields.text('domainUrl', '')};
}

const flagOf = (fields: Fields, name: string): 0 | 1 => (fields.number(name, 0) === 1 ? 1 : 0);

const typeOf = (fields: Fields): PlatformType => PLATFORM_TYPES.find(type => type === fields.number('proType', 0)) ?? 0;

function readPublication(fields: Fields): Publication {
  return {
    templateName: fields.text('templateName', ''),
    templateCode: fields.text('templateCode', ''),
    language: fields.text('language', 'en-us'),
    seoState: flagOf(fields, 'seoState'),
    seoTitle: fields.text('seoTitle', ''),
    seoDescription: fields.text('seoDescription', '', 2000),
    templateUrl: fields.text('templateUrl', ''),
    types: idsOf(fields.text('types', '', 2000)),
    labels: idsOf(fields.text('labels', '', 2000)),
    displayControl: flagOf(fields, 'displayControl'),
    platforms: listOf(fields.raw('platforms'), entry => ({proType: typeOf(entry), proName: entry.text('proName', '')})),
    domains: listOf(fields.raw('domains'), readDomain),
    languages: listOf(fields.raw('languages'), entry => ({
      languageId: entry.id('languageId') ?? 0,
      language: entry.text('language', ''),
    })),
  };
}

export function readStaffTemplate(data: unknown): StaffTemplate {
  const fields = fieldsOf(data);
  return {
    ...readLoadedTemplate(data),
    state: templateStateOf(fields.number('state', 0)),
    publication: readPublication(fields),
  };
}

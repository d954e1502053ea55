/** The calls that staff make, with the session of the console. All throw `ApiError`. */
import type {DesignFile} from '../document/serialize';
import type {Staff, TemplateState} from '../store/staff';
import {requestPrint, type PrintFile, type PrintWish} from './print-api';
import {CallGroup} from './call-group';
import {listOf, readId} from './readers';
import type {Params, Transport} from './request';
import {
  readDomain,
  readLabelType,
  readLanguageOption,
  readPlatformGroups,
  readStaff,
  readStaffTemplate,
  readTemplateType,
  type Domain,
  type LabelType,
  type LanguageOption,
  type PlatformGroup,
  type Publication,
  type StaffTemplate,
  type TemplateType,
} from './staff-readers';

/** All platforms at once; the answer holds all three groups whatever `type` says (ED-368). */
const ALL_PLATFORMS = {pageSize: 9999, type: 0};

/** A design as a template. */
export interface DrawnTemplate {
  /** 0 for a new one. */
  readonly id: number;
  readonly categoryId: number;
  /** Ids of template types between commas. */
  readonly types: string;
  /** 0 where `types` is the category's id (ED-338), which a type may have as well. */
  readonly typesChosen: 0 | 1;
  readonly templateFile: DesignFile;
  readonly templateImg: string;
  readonly specification: string;
}

export interface PublishedTemplate extends Omit<DrawnTemplate, 'types'>, Omit<Publication, 'types' | 'labels'> {
  readonly types: string;
  readonly labels: string;
  readonly state: TemplateState;
}

export interface UserDesign {
  readonly userEmail: string;
  readonly proId: number;
  readonly templateName: string;
  readonly categoryId: number;
  readonly templateFile: DesignFile;
  readonly templateUrl: string;
  readonly specification: string;
}

/** An object without an id stands for one that is new. */
const withFile = <T extends {readonly templateFile: DesignFile}>(template: T): Params => ({
  ...template,
  templateFile: JSON.stringify(template.templateFile),
});

function withoutBlankId(params: Params): Params {
  const {id, ...rest} = params;
  return id === 0 ? rest : params;
}

export class StaffApi extends CallGroup {
  constructor(transport: Transport) {
    super(transport, 'staff');
  }

  /** Who is signed in to the console, and what they may do. */
  me(): Promise<Staff> {
    return this.get('/user/getUserInfo', {}, readStaff);
  }

  /** A template of any state (ED-400). */
  template(id: number): Promise<StaffTemplate> {
    return this.get('/design/template/getTemplateById', {id}, readStaffTemplate);
  }

  /** Keeps a draft; answers its id (ED-398). */
  cacheTemplate(template: DrawnTemplate): Promise<number> {
    return this.post('/design/template/stagingTemplate', withoutBlankId(withFile(template)), readId);
  }

  /** Takes a cached draft to the uploaded ones (ED-357). */
  uploadTemplate(template: DrawnTemplate, state: TemplateState): Promise<number> {
    return this.post('/design/template/saveTemplate', withoutBlankId(withFile({...template, state})), readId);
  }

  /** Saves or publishes a template (ED-401); answers its id. */
  publishTemplate(template: PublishedTemplate): Promise<number> {
    return this.post('/design/template/saveTemplate', withoutBlankId(withFile(template)), readId);
  }

  /** Stores a design in somebody's account (ED-366). */
  saveToUser(design: UserDesign): Promise<void> {
    return this.post('/design/user/editUserTemplates', withFile(design), () => undefined);
  }

  /** The design as it is sent, ready for print. */
  print(wish: PrintWish): Promise<PrintFile> {
    return requestPrint(this.transport, wish);
  }

  platforms(): Promise<readonly PlatformGroup[]> {
    return this.post('/systemProject/list', ALL_PLATFORMS, readPlatformGroups);
  }

  templateTypes(): Promise<readonly TemplateType[]> {
    return this.get('/design/template/getAllTemplateTypeList', {}, data => listOf(data, readTemplateType));
  }

  labels(): Promise<readonly LabelType[]> {
    return this.get('/design/labelsType/list', {}, data => listOf(data, readLabelType));
  }

  /** The host names of all platforms. */
  domains(): Promise<readonly Domain[]> {
    return this.get('/systemProject/domainList', {}, data => listOf(data, readDomain));
  }

  /** The languages of a platform; 0 for all platforms. */
  languages(proId: number): Promise<readonly LanguageOption[]> {
    return this.get('/language/getLanguageByProId', {proId}, data => listOf(data, readLanguageOption));
  }
}

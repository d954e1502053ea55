/** The calls of the editor, one method each. All throw `ApiError`. */
import type {DesignFile} from '../document/serialize';
import type {Product} from '../store/product';
import type {Member, UploadedPicture} from '../store/state';
import {MyCreationApi} from './my-creation-api';
import {DocumentsApi} from './documents-api';
import type {ColourCard, ColourType} from '../store/tools';
import {readColourCard, readColourType} from './colour-readers';
import {
  listOf,
  readClipart,
  readGalleryTemplate,
  readGalleryType,
  readId,
  readMarked,
  readLoadedTemplate,
  readMember,
  readPage,
  readProduct,
  readText,
  type Clipart,
  type GalleryTemplate,
  type GalleryType,
  type LoadedTemplate,
  type Page,
} from './readers';
import {readUploadedPicture} from './art-readers';
import {readOwnClipart, type OwnClipart} from './my-creation-readers';
import {LANGUAGE, request, type CallOptions, type Params, type Transport} from './request';
import {StaffApi} from './staff-api';
import {upload, type StoredFile} from './upload';

/** Page size of templates and cliparts (ED-421, ED-422). */
const PAGE_SIZE = 60;

/** Page size of replacements, and of lists that are never paged (ED-375, ED-423). */
const REPLACEMENTS_SIZE = 20;
const WHOLE_LIST = 99_999;

export interface PriceRequest {
  readonly name: string;
  readonly email: string;
  readonly quantity: number;
  readonly remark: string;
  readonly categoryId: number;
  readonly templateId: number;
  readonly design: DesignFile;
  /** Address of the picture of the design. */
  readonly designImg: string;
}

export interface SavedDesign {
  /** The design that this one takes the place of; a new one otherwise. */
  readonly id?: number;
  readonly templateName: string;
  readonly templateFile: DesignFile;
  readonly templateUrl: string;
  readonly categoryId: number;
  readonly templatesId: number;
}

export interface GalleryQuery {
  readonly typeId?: number;
  readonly search?: string;
  readonly categoryId: number;
  readonly page: number;
  /** The signed-in member and the platform of the account; 0 for visitors. */
  readonly userId?: number;
  readonly proId?: number;
}

/**
 * The search form that all lists send; what a list does not know it passes over (ED-236). `total` and `pages` come back
 * with the answer.
 */
function searchForm(
  {typeId, search, categoryId, page, userId = 0, proId = 0}: GalleryQuery,
  typeField: 'clipartTypeId' | 'templateTypeId',
): Params {
  return {
    page,
    pageSize: PAGE_SIZE,
    [typeField]: typeId,
    searchWord: search,
    likeQuery: search,
    categoryId,
    userId,
    proId,
    language: LANGUAGE,
  };
}

export class Api {
  readonly staff: StaffApi;
  readonly myCreation: MyCreationApi;
  readonly documents: DocumentsApi;

  constructor(private readonly transport: Transport) {
    this.staff = new StaffApi(transport);
    this.myCreation = new MyCreationApi(transport);
    this.documents = new DocumentsApi(transport);
  }

  productByName(designName: string): Promise<Product> {
    return this.get('/app/design/category/getByUrl', {designName, language: LANGUAGE}, readProduct);
  }

  productById(id: number): Promise<Product> {
    return this.get('/design/category/getById', {id, language: LANGUAGE}, readProduct);
  }

  templateById(id: number): Promise<LoadedTemplate> {
    return this.get('/app/design/template/getTemplateById', {id, language: LANGUAGE}, readLoadedTemplate);
  }

  templateBySlug(slug: string, designName?: string): Promise<LoadedTemplate> {
    return this.get('/app/design/template/getBySlug', {slug, designName, language: LANGUAGE}, readLoadedTemplate);
  }

  /** The stored layers of a shared design, unread. */
  sharedDesign(secret: string): Promise<unknown> {
    return this.get('/app/design/designTemplateShare/getBySecret', {secret}, data => data);
  }

  /** The inquiry's own record, unread. For staff. */
  inquiry(id: number): Promise<unknown> {
    return this.call({method: 'POST', path: '/inquiry/getById', params: {id}, caller: 'staff'}, data => data);
  }

  /** The types of a category's templates (ED-389). */
  templateTypes(categoryId: number, proId = 0): Promise<readonly GalleryType[]> {
    return this.get('/app/design/template/getTemplateTypeListFromApp', {proId, categoryId, language: LANGUAGE}, data =>
      listOf(data, readGalleryType('templateTypeName', 'children')),
    );
  }

  templates(query: GalleryQuery, signal?: AbortSignal): Promise<Page<GalleryTemplate>> {
    return this.get(
      '/app/design/template/getTemplateListFormApp',
      searchForm(query, 'templateTypeId'),
      data => readPage(data, readGalleryTemplate),
      signal,
    );
  }

  /** The tree of clipart types below its root (ED-373). */
  clipartTypes(proId = 0): Promise<readonly GalleryType[]> {
    return this.post('/app/design/clipartType/list', {id: 1, proId, language: LANGUAGE}, data =>
      listOf(data, readGalleryType('clipartTypeName', 'clipartTypeList')),
    );
  }

  cliparts(query: GalleryQuery, signal?: AbortSignal): Promise<Page<Clipart>> {
    return this.post(
      '/app/design/clipart/list',
      searchForm(query, 'clipartTypeId'),
      data => readPage(data, readClipart),
      signal,
    );
  }

  /** Cliparts by words, on a product of the quote category (ED-391). */
  searchCliparts(
    likeQuery: string,
    quoteName: string,
    {page, userId = 0}: Pick<GalleryQuery, 'page' | 'userId'>,
    signal?: AbortSignal,
  ): Promise<Page<Clipart>> {
    const params = {likeQuery, quoteName, page, pageSize: PAGE_SIZE, userId, language: LANGUAGE};
    return this.get(
      '/app/design/clipart/likeQuery',
      params,
      data => readPage(data, readClipart, 'collectionList'),
      signal,
    );
  }

  /** Marks a favourite or takes the mark away (ED-376); answers whether it is one now. */
  toggleFavourite(of: 'clipart' | 'template', id: number): Promise<boolean> {
    const [path, params] =
      of === 'clipart' ? ['favoriteClipart', {clipartId: id}] : ['favoriteTemplate', {templateId: id}];
    return this.post(`/app/designUser/${path}`, {...params, language: LANGUAGE}, readMarked);
  }

  /** The member's favourite cliparts, the last marked first (ED-388). */
  favouriteCliparts(signal?: AbortSignal): Promise<Page<Clipart>> {
    return this.post(
      '/app/designUser/getFavoriteClipartList',
      {page: 1, pageSize: WHOLE_LIST},
      data => wholePage(listOf(data, readClipart)),
      signal,
    );
  }

  /** The member's favourite templates of a category (ED-377). */
  favouriteTemplates(categoryId: number, signal?: AbortSignal): Promise<Page<GalleryTemplate>> {
    const params = {categoryId, page: 1, pageSize: WHOLE_LIST};
    return this.post(
      '/app/designUser/getFavoriteTemplateList',
      params,
      data => wholePage(listOf(data, readGalleryTemplate)),
      signal,
    );
  }

  /** Cliparts that may stand in for one (ED-283, ED-375). */
  replacements(artId: number, page: number, userId: number, signal?: AbortSignal): Promise<Page<Clipart>> {
    return this.post(
      '/app/design/clipart/replaceClipart',
      {id: artId, page, pageSize: REPLACEMENTS_SIZE, userId, language: LANGUAGE},
      data => readPage(data, readClipart),
      signal,
    );
  }

  /** All cliparts that the member has uploaded. */
  ownCliparts(signal?: AbortSignal): Promise<Page<OwnClipart>> {
    return this.post(
      '/app/designUser/getUserUploadClipartList',
      {page: 1, pageSize: WHOLE_LIST},
      data => readPage(data, readOwnClipart),
      signal,
    );
  }

  /** What the member has uploaded, the newest first (ED-384). */
  uploadHistory(userId: number): Promise<readonly UploadedPicture[]> {
    return this.post('/app/design/uploadHistory/getUploadHistory', {userId, language: LANGUAGE}, data =>
      listOf(data, readUploadedPicture),
    );
  }

  /** Remembers an upload (ED-383). */
  addUploadHistory(userId: number, picPath: string): Promise<void> {
    return this.post(
      '/app/design/uploadHistory/addUploadHistory',
      {userId, picPath, language: LANGUAGE},
      () => undefined,
    );
  }

  /** Forgets uploads (ED-382). */
  deleteUploadHistory(ids: readonly number[]): Promise<void> {
    return this.call(
      {method: 'POST', path: '/app/design/uploadHistory/deleteUploadHistory', list: ids},
      () => undefined,
    );
  }

  /** Tags that clipart search suggests (ED-392). */
  clipartTags(): Promise<readonly string[]> {
    return this.get('/app/design/clipart/likeAllString', {language: LANGUAGE}, strings);
  }

  /** Names that template search suggests (ED-393). */
  templateNames(categoryId: number): Promise<readonly string[]> {
    return this.get('/app/design/template/getAllTemplateNameAndTypeName', {categoryId, language: LANGUAGE}, strings);
  }

  colourCards(): Promise<readonly ColourCard[]> {
    return this.post('/app/design/color/getAllColorCard', {language: LANGUAGE}, data => listOf(data, readColourCard));
  }

  colourTypes(): Promise<readonly ColourType[]> {
    return this.get('/design/color/getAllColorType', {language: LANGUAGE}, data => listOf(data, readColourType));
  }

  /** The cards of one group (ED-371). */
  colourCardsOf(typeId: number): Promise<readonly ColourCard[]> {
    return this.get('/design/color/getColorCardByTypeId', {typeId}, data => listOf(data, readColourCard));
  }

  /** Cards whose Pantone number or name contains the text. Refused with 500 when there is none (ED-372). */
  coloursNamed(colorName: string): Promise<readonly ColourCard[]> {
    return this.get('/design/color/getColorCardByColorName', {colorName}, data => listOf(data, readColourCard));
  }

  async upload(file: Blob, name: string): Promise<string> {
    return (await upload(this.transport, file, name)).url;
  }

  /** The same, with what the server says of it. */
  store(file: Blob, name: string): Promise<StoredFile> {
    return upload(this.transport, file, name);
  }

  /** Sends the request for a price; answers the inquiry's number. */
  requestPrice(request: PriceRequest): Promise<string> {
    const {design, ...rest} = request;
    return this.post('/app/inquiry/addFromDesign', {...rest, design: JSON.stringify(design)}, readText('number'));
  }

  /** Keeps a design for the signed-in member; answers its id. */
  saveDesign({templateFile, ...rest}: SavedDesign): Promise<number> {
    return this.post('/app/designUser/saveTemplate', {...rest, templateFile: JSON.stringify(templateFile)}, readId);
  }

  signIn(email: string, password: string): Promise<string> {
    return this.post('/app/member/login', {email, password}, readText('token'));
  }

  /** Has a code sent to the address; the answer does not tell whether it is known. */
  register(fields: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
    readonly mailLanguage: string;
  }): Promise<void> {
    return this.post('/app/member/register', fields, () => undefined);
  }

  /** Makes the account of whoever has the code; answers the session's token. */
  verify(fields: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
    readonly code: string;
  }): Promise<string> {
    return this.post('/app/member/verify', fields, readText('token'));
  }

  /** Has a code for a new password sent. */
  forgot(fields: {readonly email: string; readonly mailLanguage: string}): Promise<void> {
    return this.post('/app/member/forgot', fields, () => undefined);
  }

  resetPassword(fields: {readonly email: string; readonly password: string; readonly code: string}): Promise<string> {
    return this.post('/app/member/reset', fields, readText('token'));
  }

  signOut(): Promise<void> {
    return this.post('/app/member/logout', {}, () => undefined);
  }

  member(): Promise<Member> {
    return this.get('/app/member/getInfo', {}, readMember);
  }

  private get<T>(
    path: string,
    params: CallOptions['params'],
    read: (data: unknown) => T,
    signal?: AbortSignal,
  ): Promise<T> {
    return this.call({method: 'GET', path, ...(params ? {params} : {}), ...(signal ? {signal} : {})}, read);
  }

  private post<T>(
    path: string,
    params: CallOptions['params'],
    read: (data: unknown) => T,
    signal?: AbortSignal,
  ): Promise<T> {
    return this.call({method: 'POST', path, ...(params ? {params} : {}), ...(signal ? {signal} : {})}, read);
  }

  private call<T>(options: CallOptions, read: (data: unknown) => T): Promise<T> {
    return request(this.transport, options, read);
  }
}

/** A favourite's list does not say of each that it is one. */
const wholePage = <T extends object>(records: readonly T[]): Page<T> => ({
  records: records.map(record => ({...record, isFavourite: true})),
  total: records.length,
  pages: 1,
});

const strings = (data: unknown): readonly string[] =>
  Array.isArray(data) ? data.filter((entry): entry is string => typeof entry === 'string') : [];

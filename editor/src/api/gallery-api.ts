/** The calls of galleries: templates and cliparts in their types, favourites, and words to search for. */
import {CallGroup} from './call-group';
import {readOwnClipart, type OwnClipart} from './my-creation-readers';
import {
  listOf,
  readClipart,
  readGalleryTemplate,
  readGalleryType,
  readMarked,
  readPage,
  type Clipart,
  type GalleryTemplate,
  type GalleryType,
  type Page,
} from './readers';
import {LANGUAGE, type Params} from './request';

/** Page size of templates and cliparts (ED-421, ED-422). */
const PAGE_SIZE = 60;

/** Page size of replacements, and of lists that are never paged (ED-375, ED-423). */
const REPLACEMENTS_SIZE = 20;
const WHOLE_LIST = 99_999;

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

/** All throw `ApiError`. */
export class GalleryApi extends CallGroup {
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

  /** Tags that clipart search suggests (ED-392). */
  clipartTags(): Promise<readonly string[]> {
    return this.get('/app/design/clipart/likeAllString', {language: LANGUAGE}, strings);
  }

  /** Names that template search suggests (ED-393). */
  templateNames(categoryId: number): Promise<readonly string[]> {
    return this.get('/app/design/template/getAllTemplateNameAndTypeName', {categoryId, language: LANGUAGE}, strings);
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

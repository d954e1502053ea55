/** The calls of My Creation: saved designs, own cliparts and their folders. All throw `ApiError`. */
import {
  readFavouriteClipart,
  readFolder,
  readFound,
  readNewId,
  readOwnClipart,
  readOwnDesign,
  type ClipartFolder,
  type FoundDesigns,
  type OwnClipart,
  type OwnDesign,
} from './my-creation-readers';
import type {DesignFile} from '../document/serialize';
import {listOf, readPage, readText} from './readers';
import {ApiError, request, type Caller, type Params, type Transport} from './request';

/** These lists are not paged (ED-423). */
const WHOLE_LIST = {page: 1, pageSize: 99_999};

/** A design to be shared (ED-221, ED-397). */
export interface SharedDesign {
  readonly productId: number;
  readonly imgUrl: string;
  /** Both sides. */
  readonly layersData: DesignFile;
  readonly routingName: string;
}

/** A stored picture under the name it shall have. */
export interface NewClipart {
  readonly clipartName: string;
  readonly clipartUrl: string;
}

export class MyCreationApi {
  constructor(private readonly transport: Transport) {}

  /** Designs and cliparts of the person with the e-mail (ED-367). Staff find anybody's, members their own. */
  find(userEmail: string, proId: number, caller: Caller): Promise<FoundDesigns> {
    return this.post(
      '/design/user/getUserClipartTemplatesByEmail',
      {userEmail, proId, categoryProId: 0},
      readFound,
      caller,
    );
  }

  /** The member's saved designs, the last changed first (ED-378). */
  designs(): Promise<readonly OwnDesign[]> {
    return this.post('/app/designUser/getDefaultTemplateList', {...WHOLE_LIST, categoryId: 0}, data =>
      listOf(data, readOwnDesign),
    );
  }

  /** The member's favourite templates (ED-377). */
  favouriteDesigns(): Promise<readonly OwnDesign[]> {
    return this.post('/app/designUser/getFavoriteTemplateList', {...WHOLE_LIST, categoryId: 0}, data =>
      listOf(data, readOwnDesign),
    );
  }

  /** One saved design with its layers. */
  async design(id: number, caller: Caller): Promise<OwnDesign> {
    const params = {id};
    const design = await request(
      this.transport,
      {method: 'GET', path: '/app/designUser/getUserTemplateById', params, caller},
      data => listOf([data], readOwnDesign)[0],
    );
    if (!design) throw new ApiError('404', '');
    return design;
  }

  /** Gives a saved design another name (ED-365). */
  renameDesign(id: number, templateName: string, caller: Caller): Promise<void> {
    return this.post('/design/user/updateNameById', {id, templateName}, () => undefined, caller);
  }

  deleteDesign(id: number): Promise<void> {
    return this.post('/app/designUser/deleteUserTemplates', {id}, () => undefined);
  }

  /** The member's cliparts, of one folder or all (ED-386). */
  cliparts(cateId?: number): Promise<readonly OwnClipart[]> {
    return this.post(
      '/app/designUser/getUserUploadClipartList',
      {...WHOLE_LIST, cateId},
      data => readPage(data, readOwnClipart).records,
    );
  }

  /** The member's cliparts outside all folders (ED-387). */
  looseCliparts(): Promise<readonly OwnClipart[]> {
    return this.post(
      '/app/designUser/getDefaultClipartList',
      WHOLE_LIST,
      data => readPage(data, readOwnClipart).records,
    );
  }

  /** The member's favourites of the gallery (ED-388). */
  favouriteCliparts(): Promise<readonly OwnClipart[]> {
    return this.post('/app/designUser/getFavoriteClipartList', WHOLE_LIST, data => listOf(data, readFavouriteClipart));
  }

  /**
   * Keeps pictures as cliparts, in a folder or (0) outside (ED-379); with a `clipartId` above 0 the one picture takes
   * that one's place.
   */
  keepCliparts(cliparts: readonly NewClipart[], categoryId: number, clipartId = 0): Promise<void> {
    const entries = cliparts.map(({clipartName, clipartUrl}) => ({clipartName, clipartUrl}));
    return this.post('/app/designUser/uploadUserClipart', {clipartId, cliparts: entries, categoryId}, () => undefined);
  }

  /** Moves cliparts to a folder, or (0) out of any (ED-394). */
  moveCliparts(idList: readonly number[], cateId: number): Promise<void> {
    return this.post('/app/designUser/moveUploadClipart', {idList, cateId}, () => undefined);
  }

  folders(): Promise<readonly ClipartFolder[]> {
    return this.post('/app/designUser/getClipartCategoryList', {}, data => listOf(data, readFolder));
  }

  /** Makes a folder; answers its id (ED-381). */
  createFolder(categoryName: string): Promise<number> {
    return this.post('/app/designUser/editUserClipartCategory', {categoryName}, readNewId);
  }

  /** Gives a folder another name (ED-380). */
  renameFolder(id: number, categoryName: string): Promise<void> {
    return this.post('/app/designUser/editUserClipartCategory', {id, categoryName}, () => undefined);
  }

  /** Stores a design for everybody who knows the secret that is answered. */
  share({layersData, ...rest}: SharedDesign): Promise<string> {
    return this.post(
      '/app/design/designTemplateShare/addDesignTemplateShare',
      {...rest, layersData: JSON.stringify(layersData)},
      readText('secret'),
    );
  }

  private post<T>(path: string, params: Params, read: (data: unknown) => T, caller: Caller = 'member'): Promise<T> {
    return request(this.transport, {method: 'POST', path, params, caller}, read);
  }
}

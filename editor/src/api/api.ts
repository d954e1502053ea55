/** The calls of the editor, one method each: products, designs, uploads and colours here. All throw `ApiError`. */
import type {DesignFile} from '../document/serialize';
import type {Product} from '../store/product';
import type {UploadedPicture} from '../store/state';
import {AccountApi} from './account-api';
import {CallGroup} from './call-group';
import {GalleryApi} from './gallery-api';
import {MyCreationApi} from './my-creation-api';
import {DocumentsApi} from './documents-api';
import type {ColourCard, ColourType} from '../store/tools';
import {readColourCard, readColourType} from './colour-readers';
import {listOf, readId, readLoadedTemplate, readProduct, readText, type LoadedTemplate} from './readers';
import {readUploadedPicture} from './art-readers';
import {LANGUAGE, type Transport} from './request';
import {StaffApi} from './staff-api';
import {upload, type StoredFile} from './upload';

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

/** All calls of the editor; those on one subject are in groups. */
export class Api extends CallGroup {
  readonly gallery: GalleryApi;
  readonly account: AccountApi;
  readonly staff: StaffApi;
  readonly myCreation: MyCreationApi;
  readonly documents: DocumentsApi;

  constructor(transport: Transport) {
    super(transport);
    this.gallery = new GalleryApi(transport);
    this.account = new AccountApi(transport);
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
}

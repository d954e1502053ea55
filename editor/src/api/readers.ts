/** Answers of the server as the editor uses them: checked on arrival, never trusted. */
import {DEFAULT_BLEED_MM} from '../document/area';
import {Fields, isRecord} from '../document/read';
import type {Position, StickerEffect} from '../document/types';
import type {Product, ProductPosition} from '../store/product';
import type {Member} from '../store/state';

export interface GalleryType {
  readonly id: number;
  readonly name: string;
  /**
   * Picture of the tile: the icon (`displayControl` 1) or the drawing (2); empty when there is none (ED-059, ED-060).
   */
  readonly picture: string;
  readonly children: readonly GalleryType[];
}

export interface GalleryTemplate {
  readonly id: number;
  readonly templateName: string;
  readonly templateImg: string;
  /** The member has marked it. */
  readonly isFavourite: boolean;
}

export interface LoadedTemplate extends Omit<GalleryTemplate, 'isFavourite'> {
  readonly categoryId: number;
  readonly isPaintless: boolean;
  /** The design file, still unread. */
  readonly templateFile: unknown;
}

export interface Clipart {
  readonly id: number;
  readonly elementName: string;
  readonly clipartImage: string;
  /** The member has marked it (ED-198). */
  readonly isFavourite: boolean;
}

export interface Page<T> {
  readonly records: readonly T[];
  readonly total: number;
  readonly pages: number;
}

const fieldsOf = (value: unknown): Fields => new Fields(isRecord(value) ? value : {});

export const listOf = <T>(value: unknown, read: (fields: Fields) => T | undefined): readonly T[] =>
  Array.isArray(value) ? value.flatMap(entry => (isRecord(entry) ? (read(new Fields(entry)) ?? []) : [])) : [];

const readMark = (fields: Fields): boolean => fields.number('isCollection', 0) === 1;

/** The list under `records` or another name, with its totals. */
export function readPage<T>(data: unknown, read: (fields: Fields) => T | undefined, name = 'records'): Page<T> {
  const fields = fieldsOf(data);
  return {
    records: listOf(fields.raw(name), read),
    total: fields.number('total', 0, 0),
    pages: fields.number('pages', 0, 0),
  };
}

/** Template types nest under `children`, clipart types under `clipartTypeList` (ED-199, ED-200). */
export function readGalleryType(nameField: string, childrenField: string): (fields: Fields) => GalleryType | undefined {
  const read = (fields: Fields): GalleryType | undefined => {
    const id = fields.id('id');
    const drawing = fields.number('displayControl', 1) === 2;
    return id === undefined
      ? undefined
      : {
          id,
          name: fields.text(nameField, ''),
          picture: fields.text(drawing ? 'displayDrawing' : 'icon', ''),
          children: listOf(fields.raw(childrenField), read),
        };
  };
  return read;
}

export function readGalleryTemplate(fields: Fields): GalleryTemplate | undefined {
  const id = fields.id('id');
  return id === undefined
    ? undefined
    : {
        id,
        templateName: fields.text('templateName', ''),
        templateImg: fields.text('templateImg', ''),
        isFavourite: readMark(fields),
      };
}

export function readLoadedTemplate(data: unknown): LoadedTemplate {
  const fields = fieldsOf(data);
  return {
    id: fields.id('id') ?? 0,
    templateName: fields.text('templateName', ''),
    templateImg: fields.text('templateImg', ''),
    categoryId: fields.id('categoryId') ?? 0,
    isPaintless: fields.number('isPaintless', 0) === 1,
    templateFile: fields.raw('templateFile'),
  };
}

export function readClipart(fields: Fields): Clipart | undefined {
  const id = fields.id('id');
  return id === undefined
    ? undefined
    : {
        id,
        elementName: fields.text('elementName', ''),
        clipartImage: fields.text('clipartImage', ''),
        isFavourite: readMark(fields),
      };
}

/** The page info of a category (ED-222). A category without positions has a front. */
export function readProduct(data: unknown): Product {
  const fields = fieldsOf(data);
  const positions = listOf(fields.raw('positionConfigs'), readPosition).toSorted(
    (a, b) => a.designPostion - b.designPostion,
  );
  const effect = fields.number('stickerEffectType', 1);
  return {
    id: fields.id('id') ?? 0,
    name: fields.text('categoryName', ''),
    designName: /^\/design\/([^/]+)\//.exec(fields.text('categoryUrl', ''))?.[1] ?? '',
    productType: fields.number('productType', 0) === 1 ? 1 : 0,
    isSticker: fields.number('isSticker', 0) === 1,
    stickerEffectType: isStickerEffect(effect) ? effect : 1,
    isMetal: fields.number('isMetal', 0) === 1,
    quoteCateName: fields.text('quoteCateName', ''),
    positions: positions.length > 0 ? positions : [readFront()],
  };
}

const isStickerEffect = (value: number): value is StickerEffect =>
  value === 1 || value === 2 || value === 3 || value === 4;

function readPosition(fields: Fields): ProductPosition {
  const designPostion: Position = fields.number('designPostion', 0) === 1 ? 1 : 0;
  return {
    designPostion,
    positionCopywriting: fields.text('positionCopywriting', ''),
    positionColorLimitation: fields.text('positionColorLimitation', ''),
    printWidthMm: readLength(fields, 'printWidthMm'),
    printHeightMm: readLength(fields, 'printHeightMm'),
    bleedMm: fields.has('bleedMm') ? fields.number('bleedMm', DEFAULT_BLEED_MM, 0, 10_000) : null,
    safeMm: readLength(fields, 'safeMm'),
  };
}

const readFront = (): ProductPosition => readPosition(new Fields({designPostion: 0}));

function readLength(fields: Fields, name: string): number | null {
  const length = fields.number(name, 0, 0, 10_000);
  return length > 0 ? length : null;
}

export function readMember(data: unknown): Member {
  const fields = fieldsOf(data);
  return {
    id: fields.id('id') ?? 0,
    name: fields.text('name', ''),
    email: fields.text('email', ''),
    proId: fields.id('proId') ?? 0,
  };
}

/** Whether a favourite is marked now. */
export const readMarked = (data: unknown): boolean => readMark(fieldsOf(data));

export const readText =
  (name: string): ((data: unknown) => string) =>
  data =>
    fieldsOf(data).text(name, '', 10_000);

export const readId = (data: unknown): number => fieldsOf(data).id('id') ?? 0;

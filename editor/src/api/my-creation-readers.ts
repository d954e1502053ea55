/** Answers about saved designs and own cliparts. */
import {Fields, isRecord} from '../document/read';
import {listOf} from './readers';

/** A saved design, or a favourite template (ED-186). */
export interface OwnDesign {
  readonly id: number;
  readonly templateName: string;
  /** The preview's address, which comes under either of two names (ED-188). */
  readonly picture: string;
  readonly updateTime: string;
  readonly isPaintless: boolean;
  readonly categoryId: number;
  /** The serialised canvas layers; undefined where a long list leaves them out (ED-187). */
  readonly templateFile: unknown;
  /** Of an official template its own address, `/templates/{slug}`. */
  readonly address: string;
}

/** An uploaded clipart (ED-194). */
export interface OwnClipart {
  readonly clipartId: number;
  readonly clipartName: string;
  readonly clipartUrl: string;
  /** 0 outside all folders. */
  readonly categoryId: number;
  readonly updateTime: string;
}

export interface ClipartFolder {
  readonly id: number;
  readonly categoryName: string;
}

export interface FoundDesigns {
  readonly designs: readonly OwnDesign[];
  readonly cliparts: readonly OwnClipart[];
}

const TEMPLATE_PATH = '/templates/';

export function readOwnDesign(fields: Fields): OwnDesign | undefined {
  const id = fields.id('id');
  if (id === undefined) return undefined;
  const url = fields.text('templateUrl', '');
  const isPath = url.startsWith(TEMPLATE_PATH);
  return {
    id,
    templateName: fields.text('templateName', ''),
    picture: fields.text('templateImg', isPath ? '' : url),
    updateTime: fields.text('updateTime', fields.text('updatedAt', '')),
    isPaintless: fields.number('isPaintless', 0) === 1,
    categoryId: fields.id('categoryId') ?? 0,
    templateFile: fields.raw('templateFile') ?? undefined,
    address: isPath ? url : '',
  };
}

export function readOwnClipart(fields: Fields): OwnClipart | undefined {
  const clipartId = fields.id('clipartId');
  return clipartId === undefined
    ? undefined
    : {
        clipartId,
        clipartName: fields.text('clipartName', ''),
        clipartUrl: fields.text('clipartUrl', ''),
        categoryId: fields.id('categoryId') ?? 0,
        updateTime: fields.text('updateTime', ''),
      };
}

/** A favourite of the gallery, listed among the own cliparts. */
export function readFavouriteClipart(fields: Fields): OwnClipart | undefined {
  const clipartId = fields.id('id');
  return clipartId === undefined
    ? undefined
    : {
        clipartId,
        clipartName: fields.text('elementName', ''),
        clipartUrl: fields.text('clipartImage', ''),
        categoryId: 0,
        updateTime: fields.text('updateTime', fields.text('updatedAt', '')),
      };
}

export function readFolder(fields: Fields): ClipartFolder | undefined {
  const id = fields.id('id');
  return id === undefined ? undefined : {id, categoryName: fields.text('categoryName', '')};
}

export function readFound(data: unknown): FoundDesigns {
  const fields = new Fields(isRecord(data) ? data : {});
  return {
    designs: listOf(fields.raw('userTemplatesList'), readOwnDesign),
    cliparts: listOf(fields.raw('userClipartList'), readOwnClipart),
  };
}

/** The id itself is the answer (ED-381). */
export const readNewId = (data: unknown): number => new Fields({id: data}).id('id') ?? 0;

/**
 * What the wording of an invoice or a quotation holds. Chinese is complete by its type; any other language may lack a
 * text.
 */
import type {zh} from './zh';

export type DocumentKey = keyof typeof zh;
export type DocumentTexts = {readonly [Key in DocumentKey]?: string};

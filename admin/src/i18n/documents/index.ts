/**
 * The wording of invoices and quotations in the 18 languages of overseas customers (CO-753); the console itself speaks
 * zh and en.
 */
import {cs} from './cs';
import {da} from './da';
import {de} from './de';
import {en} from './en';
import {es} from './es';
import {fr} from './fr';
import {ga} from './ga';
import {hi} from './hi';
import {hu} from './hu';
import {it} from './it';
import {ja} from './ja';
import {ko} from './ko';
import {nl} from './nl';
import {no} from './no';
import {pt} from './pt';
import {sk} from './sk';
import {sv} from './sv';
import type {DocumentKey, DocumentTexts} from './texts';
import {zh} from './zh';

export const DOCUMENT_WORDING = {
  en,
  zh,
  cs,
  da,
  de,
  es,
  fr,
  ga,
  hi,
  hu,
  it,
  ja,
  ko,
  nl,
  no,
  pt,
  sk,
  sv,
} as const satisfies Readonly<Record<string, DocumentTexts>>;
export type DocumentLanguage = keyof typeof DOCUMENT_WORDING;

export function isDocumentLanguage(value: string): value is DocumentLanguage {
  return Object.hasOwn(DOCUMENT_WORDING, value);
}

/** The text of a catalogue, else the Chinese one (CO-754, DA-583). */
export function textOr(texts: DocumentTexts, key: DocumentKey): string {
  return texts[key] ?? zh[key];
}

/** A text in a document's language; an unknown language speaks Chinese. */
export function documentText(language: string, key: DocumentKey): string {
  return textOr(isDocumentLanguage(language) ? DOCUMENT_WORDING[language] : zh, key);
}

/** The papers that records have, and the addresses of their pages. */
import type {Model, PaperHead} from '@emblem/schemas';
import {model} from './schema';
import {allNodes} from './views';

export function allPapers({entities}: Model = model): readonly PaperHead[] {
  return [...entities.values()].flatMap(({papers}) => papers);
}

/** Where the page of a paper stands: at the address that the navigation gives it, else at one that every paper has. */
export function pageOfPaper({key}: PaperHead): string {
  return allNodes().find(({paper}) => paper === key)?.path ?? `/print/${key}`;
}

export function pathOfPaper(paper: PaperHead, id: number, language: string): string {
  return `${pageOfPaper(paper)}?${String(new URLSearchParams({id: String(id), ...(language && {language})}))}`;
}

/**
 * The language that a paper is had in unless another one is chosen. Papers for staff are in that of the console; empty
 * where the record says it, which is the customer's.
 */
export function usualLanguage({audience, language}: PaperHead, locale: string): string {
  if (audience === 'staff') return locale;
  return language === undefined ? 'en' : '';
}

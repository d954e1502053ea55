/** The language of a request before its actor is known. */
import type {IncomingMessage} from 'node:http';
import type {Language} from '../actor';
import {languageOf} from '../access/language';

/** The documented `language` header. */
export function languageHeader({headers}: Pick<IncomingMessage, 'headers'>): string | undefined {
  const {language} = headers;
  return Array.isArray(language) ? language[0] : language;
}

export function requestLanguage(request: Pick<IncomingMessage, 'headers'>): Language {
  return languageOf(languageHeader(request)) ?? 'en';
}

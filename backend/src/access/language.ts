/** The language in which somebody is answered. */
import type {Language} from '../actor';

/** `zh`, `zh-cn` and `cn` are Chinese, every other code is English; undefined when none is given. */
export function languageOf(code: string | null | undefined): Language | undefined {
  if (code === null || code === undefined || code.trim() === '') return undefined;
  return /^(zh|cn)\b/i.test(code.trim()) ? 'zh' : 'en';
}

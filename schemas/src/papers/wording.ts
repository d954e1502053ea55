/** The words of papers in the 18 languages of customers (CO-753); the console itself speaks zh and en. */
import type {Text} from '../text';
import type {PaperAudience, PaperFile, PaperHead, Said} from '../vocabulary/paper';

export const PAPER_LANGUAGES = [
  'en',
  'zh',
  'cs',
  'da',
  'de',
  'es',
  'fr',
  'ga',
  'hi',
  'hu',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pt',
  'sk',
  'sv',
] as const;
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number];

/** One file of `wording/`. */
export type Wording = Readonly<Record<string, string>>;
/** All of them; Chinese is complete, which the build checks. */
export type Wordings = ReadonlyMap<PaperLanguage, Wording>;

export function isPaperLanguage(value: unknown): value is PaperLanguage {
  return PAPER_LANGUAGES.some(language => language === value);
}

/** That of a value such as `de` or `en-us`; undefined where papers do not speak it. */
export function paperLanguageOf(value: unknown): PaperLanguage | undefined {
  const language = typeof value === 'string' ? value.split('-')[0] : undefined;
  return isPaperLanguage(language) ? language : undefined;
}

/** The languages that a paper can be had in. */
export function languagesOf(audience: PaperAudience): readonly PaperLanguage[] {
  if (audience === 'customer') return PAPER_LANGUAGES;
  return audience === 'staff' ? ['zh', 'en'] : ['en'];
}

export function headOf({$id: key, entity, label, audience, language, mail}: PaperFile): PaperHead {
  const languages = languagesOf(audience);
  return {
    key,
    entity,
    label,
    audience,
    languages,
    ...(language !== undefined && {language}),
    ...(mail && {mailed: true}),
  };
}

/** The text of a language, else the Chinese one (CO-754, DA-583); undefined where not even that has it. */
export function wordingOf(wordings: Wordings, language: PaperLanguage, key: string): string | undefined {
  const texts = [wordings.get(language), wordings.get('zh')];
  return texts.find(text => text !== undefined && Object.hasOwn(text, key))?.[key];
}

/** Says a text of a paper in its language, or in both with something between. */
export function speaker(
  wordings: Wordings,
  audience: PaperAudience,
  language: PaperLanguage,
  between: ' ' | '\n' = ' ',
): (said: Said) => string {
  const inOne = (said: Said, spoken: PaperLanguage): string => {
    if (typeof said === 'string') return wordingOf(wordings, spoken, said) ?? said;
    return staffText(said, spoken);
  };
  if (audience !== 'both') return said => inOne(said, language);
  return said => `${inOne(said, 'zh')}${between}${inOne(said, 'en')}`;
}

function staffText(said: Text, language: PaperLanguage): string {
  return language === 'zh' ? said.zh : said.en;
}

/** As BCP 47 has it: Norwegian papers are in bokmål, Chinese ones in simplified characters. */
export function localeOf(language: PaperLanguage): string {
  if (language === 'no') return 'nb';
  return language === 'zh' ? 'zh-CN' : language;
}

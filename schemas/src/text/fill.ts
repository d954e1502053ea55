/** What is said once and is there several times: `{name}` stands for what varies. */
import type {Text} from '.';

/** What the placeholders of one variant stand for. */
export interface Filling {
  /** By the name of the placeholder; in any text of a file. */
  readonly texts: Readonly<Record<string, string>>;
  /** By the name of the placeholder; in texts of both languages. */
  readonly titles: Readonly<Record<string, Text>>;
}

function isText(value: unknown): value is Text {
  if (typeof value !== 'object' || value === null || !('zh' in value) || !('en' in value)) return false;
  return typeof value.zh === 'string' && typeof value.en === 'string';
}

/** The text with its placeholders filled in; a value says what it says, dollar signs in it too. Others stay. */
export function fillText(text: string, by: Readonly<Record<string, string>>): string {
  return Object.entries(by).reduce((all, [name, value]) => all.replaceAll(`{${name}}`, () => value), text);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `{title} orders` of the variant titled "German" is "German orders", of the one without a title "Orders". */
function fillTitle(text: Text, titles: Filling['titles']): Text {
  const of = (language: keyof Text) =>
    fillText(
      text[language],
      Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, title[language]])),
    );
  const [zh, en] = [of('zh'), of('en')];
  return zh === text.zh && en === text.en ? text : {zh: zh.trim(), en: capitalise(en.trim())};
}

/** A copy with the placeholders filled in wherever a text stands, however deep. Others stay. */
export function fillTexts<Value extends object>(value: Value, {texts, titles}: Filling): Value {
  return JSON.parse(JSON.stringify(value), (_name, each: unknown) => {
    if (typeof each === 'string') return fillText(each, texts);
    return isText(each) ? fillTitle(each, titles) : each;
  });
}

/** The names of the placeholders in the texts of a value. */
export function placeholdersIn(value: unknown): readonly string[] {
  return [...JSON.stringify(value).matchAll(/\{([a-zA-Z][a-zA-Z0-9.]{0,60})\}/g)].map(([, name = '']) => name);
}

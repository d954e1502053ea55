import {languageName} from './language-name';

describe('a language', () => {
  it('is called by its name in the language of the reader', () => {
    expect(languageName('en-us', 'en')).toBe('American English');
    expect(languageName('en-us', 'zh')).toBe('美国英语');
    expect(languageName('de', 'zh')).toBe('德语');
  });

  it('keeps a code that has no name, or is none', () => {
    expect(languageName('qqq', 'en')).toBe('qqq');
    expect(languageName('not a code', 'en')).toBe('not a code');
  });
});

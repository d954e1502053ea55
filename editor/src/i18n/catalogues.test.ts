import {en} from './en';
import {zh} from './zh';

const blanks = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1] ?? '').sort();

describe('catalogues', () => {
  it('have the same texts with the same blanks in both languages', () => {
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en))
      expect([key, blanks(Object.entries(zh).find(([other]) => other === key)?.[1] ?? '')]).toEqual([
        key,
        blanks(text),
      ]);
  });

  it('tell one limit of uploads', () => {
    for (const texts of [en, zh])
      expect([texts['upload.size'], texts['upload.max']]).toEqual([
        expect.stringContaining('10MB'),
        expect.stringContaining('10MB'),
      ]);
  });

  it("hold the specification's texts word for word", () => {
    expect(en['start.title']).toBe("What's Next?");
    expect(en['templates.title']).toBe('Offical Templates');
    expect(en['question.replace']).toBe('Are you sure you want to replace your design with our template?');
    expect(en['upload.type']).toBe(
      'Error uploading file type, Accepted File Types (JPG、JPEG、PNG、SVG、GIF、BMP、PDF、PSD、AI)',
    );
  });
});

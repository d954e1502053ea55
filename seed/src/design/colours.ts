/** Colour cards in the manner of a printer's fan, with names, numbers and values of our own. */
import type {Row} from '../store/row';

/** Name, hue in degrees, saturation in percent, swatch of the family. */
const FAMILIES = [
  ['Reds', 2, 78, '#c62828'],
  ['Oranges', 24, 88, '#ef6c00'],
  ['Yellows', 47, 92, '#fbc02d'],
  ['Limes', 76, 68, '#9ccc29'],
  ['Greens', 134, 52, '#2e7d32'],
  ['Teals', 174, 62, '#00897b'],
  ['Sky blues', 200, 76, '#0288d1'],
  ['Navy blues', 224, 62, '#283593'],
  ['Violets', 266, 54, '#6a3ab2'],
  ['Pinks', 330, 70, '#d81b60'],
  ['Browns', 25, 42, '#6d4c41'],
  ['Greys', 214, 6, '#757d86'],
] as const;

const TONES = [
  'Whisper',
  'Pale',
  'Soft',
  'Light',
  'Fresh',
  'Clear',
  'True',
  'Bright',
  'Rich',
  'Warm',
  'Full',
  'Strong',
  'Deep',
  'Dark',
  'Night',
];
const TURNS = [-8, 0, 8];

/** The numbers of each family begin a hundred apart. */
const STEP = 100;

function hex(hue: number, saturation: number, lightness: number): string {
  const amount = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const part = (offset: number) => {
    const place = (offset + hue / 30 + 12) % 12;
    const value = lightness / 100 - amount * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

export function colourTypes(few: boolean): readonly Row[] {
  return FAMILIES.slice(0, few ? 3 : undefined).map(([typeName, , , code], index) => ({id: index + 1, typeName, code}));
}

function family(
  typeId: number,
  [typeName, hue, saturation]: (typeof FAMILIES)[number],
  tones: readonly string[],
): readonly Omit<Row, 'id'>[] {
  return TURNS.flatMap((turn, row) =>
    tones.map((tone, column) => {
      const lightness = 93 - (column * 80) / TONES.length;
      const place = row * TONES.length + column;
      return {
        typeId,
        pantone: `EM ${typeId * STEP + place + 1} C`,
        code: hex(hue + turn, saturation, lightness),
        alt: `${tone} ${typeName.replace(/s$/, '').toLowerCase()} ${row + 1}`,
      };
    }),
  );
}

/** 45 of each family: fifteen tones in three turns of hue. */
export function colourCards(types: readonly Row[], few: boolean): readonly Row[] {
  const cards = types.flatMap(({id}) => {
    const entry = FAMILIES[id - 1];
    return entry ? family(id, entry, few ? TONES.slice(5, 7) : TONES) : [];
  });
  return cards.map((card, index) => ({...card, id: index + 1}));
}

/** The eight metal finishes of the documents (editor, section 9), each with a blank coin in its shades. */
import {disc, lit, png} from '../drawing/png';
import {each, putPicture} from '../files';
import {applicable} from '../catalog/quotes';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';

/** Name, raised shade, sunken shade, minor raised shade, minor sunken shade. */
export const FINISHES = [
  ['Shiny Gold', '#da9f19', '#a97708', '#fcdc7d', '#d4a93a'],
  ['Shiny Silver', '#b9bfc6', '#868d96', '#eef1f4', '#c3c9d0'],
  ['Shiny Copper', '#c46a3a', '#8f4520', '#f0b08d', '#cc8259'],
  ['Shiny Black Nickel', '#4a4e55', '#26292e', '#8b9099', '#5d626a'],
  ['Antique Gold', '#a8842f', '#5d4814', '#d8bd76', '#8d7233'],
  ['Antique Silver', '#8c8f8f', '#4b4e4e', '#c9cccb', '#7b7e7e'],
  ['Antique Copper', '#8e5a3c', '#4d2d1b', '#c29476', '#7d543c'],
  ['Antique Brass', '#947a40', '#51421f', '#c6b07a', '#7f6b3d'],
] as const;

function distinct(ids: readonly unknown[]): readonly unknown[] {
  return [...new Set(ids)].sort((a, b) => Number(a) - Number(b));
}

/** The categories that a finish applies to, and the ids in them as the write path keeps them. */
function applying(finish: number, few: boolean): Readonly<Record<string, unknown>> {
  const quoteTechesList = applicable(finish, few);
  const techs: readonly Readonly<Record<string, unknown>>[] = quoteTechesList.flatMap(entry =>
    Array.isArray(entry.techList) ? entry.techList : [],
  );
  return {
    quoteTechesList,
    quoteIds: distinct(quoteTechesList.map(entry => entry.quoteId)),
    techIds: distinct(techs.map(tech => tech.techId)),
    quotePlatingIds: distinct(techs.map(tech => tech.quotePlatingId)),
  };
}

export async function platingColours(input: WorldInput, few: boolean): Promise<readonly Row[]> {
  return each(FINISHES, async ([platingName, convex, concave, subConvex, subConcave], index) => {
    const picture = png(240, [
      {colour: convex, covers: disc(0.96)},
      {colour: subConvex, covers: lit(disc(0.96))},
      {colour: concave, covers: disc(0.78)},
      {colour: subConcave, covers: lit(disc(0.78))},
    ]);
    const id = index + 1;
    return {
      id,
      platingName,
      paltingShadeConvex: convex,
      paltingShadeConcave: concave,
      paltingSubShadeConvex: subConvex,
      paltingSubShadeConcave: subConcave,
      paltingImg: await putPicture(input, `plating/${platingName.toLowerCase().replaceAll(' ', '-')}.png`, picture),
      ...applying(id, few),
    };
  });
}

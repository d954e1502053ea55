/** The eight metal finishes of the documents (editor, section 9), each with a blank coin in its shades. */
import {disc, lit, png} from '../drawing/png';
import {each, putPicture} from '../files';
import type {Row} from '../store/store';
import type {SeedInput} from '../types';
import {CATEGORIES} from './categories';

/** Name, raised shade, sunken shade, minor raised shade, minor sunken shade. */
const FINISHES = [
  ['Shiny Gold', '#da9f19', '#a97708', '#fcdc7d', '#d4a93a'], ['Shiny Silver', '#b9bfc6', '#868d96', '#eef1f4', '#c3c9d0'],
  ['Shiny Copper', '#c46a3a', '#8f4520', '#f0b08d', '#cc8259'], ['Shiny Black Nickel', '#4a4e55', '#26292e', '#8b9099', '#5d626a'],
  ['Antique Gold', '#a8842f', '#5d4814', '#d8bd76', '#8d7233'], ['Antique Silver', '#8c8f8f', '#4b4e4e', '#c9cccb', '#7b7e7e'],
  ['Antique Copper', '#8e5a3c', '#4d2d1b', '#c29476', '#7d543c'], ['Antique Brass', '#947a40', '#51421f', '#c6b07a', '#7f6b3d'],
] as const;

const TECHNIQUES = [[1, 'Soft enamel'], [2, 'Hard enamel'], [3, 'Die struck']] as const;

/** The quote categories in which a finish can be chosen, with every technique of theirs. */
function applicable(finish: number, name: string): readonly unknown[] {
  return CATEGORIES.filter(category => category.isMetal).map(category => ({
    quoteId: category.quoteCateId, quoteName: category.name,
    techList: TECHNIQUES.map(([techId, techName]) => ({techId, techName, quotePlatingId: finish, quotePlatingName: name})),
  }));
}

export async function platingColours(input: SeedInput): Promise<readonly Row[]> {
  return each(FINISHES, async ([platingName, convex, concave, subConvex, subConcave], index) => {
    const picture = png(240, [
      {colour: convex, covers: disc(0.96)}, {colour: subConvex, covers: lit(disc(0.96))}, {colour: concave, covers: disc(0.78)},
      {colour: subConcave, covers: lit(disc(0.78))},
    ]);
    const id = index + 1;
    return {
      id, platingName, paltingShadeConvex: convex, paltingShadeConcave: concave, paltingSubShadeConvex: subConvex, paltingSubShadeConcave: subConcave,
      paltingImg: await putPicture(input, `plating/${platingName.toLowerCase().replaceAll(' ', '-')}.png`, picture), quoteTechesList: applicable(id, platingName),
    };
  });
}

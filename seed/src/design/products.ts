/** Pictures of the blank products, kept as files, and the records that show them. */
import type {Picture} from '../drawing/design';
import {bodyOf, PRODUCT_SIZE, productSvg, type Blank} from '../drawing/products';
import {roundedRectangle} from '../drawing/shapes';
import {svgDocument} from '../drawing/svg';
import {each, putPicture} from '../files';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';
import {CATEGORIES, type Category} from './categories';

export class Products {
  private constructor(
    private readonly pictures: ReadonlyMap<string, Picture>,
    readonly categoryPictures: ReadonlyMap<number, string>,
  ) {}

  static async make(input: WorldInput): Promise<Products> {
    const blanks = new Map(CATEGORIES.flatMap(category => category.blanks).map(blank => [nameOf(blank), blank]));
    const entries = await each([...blanks], async ([name, blank]) => {
      const svg = productSvg(blank);
      const src = await putPicture(input, `product/${name}.svg`, svg);
      return [
        name,
        {
          src,
          width: PRODUCT_SIZE,
          height: PRODUCT_SIZE,
          body: bodyOf(svg),
          viewBox: `0 0 ${PRODUCT_SIZE} ${PRODUCT_SIZE}`,
        },
      ] as const;
    });
    const pictures = new Map(entries);
    const sheet = await putPicture(input, 'product/sticker-sheet.svg', STICKER_SHEET);
    const covers = CATEGORIES.map(category => {
      const [blank] = category.blanks;
      return [category.id, blank ? (pictures.get(nameOf(blank))?.src ?? sheet) : sheet] as const;
    });
    return new Products(pictures, new Map(covers));
  }

  /** Of the first category that is quoted so. */
  pictureOfQuoteCategory(quoteCateId: number): string | null {
    const category = CATEGORIES.find(each => each.quoteCateId === quoteCateId);
    return category ? (this.categoryPictures.get(category.id) ?? null) : null;
  }

  pictureOf(blank: Blank): Picture {
    const picture = this.pictures.get(nameOf(blank));
    if (!picture) throw new Error(`There is no picture of the blank ${nameOf(blank)}.`);
    return picture;
  }
}

function nameOf({outline, material, fitting}: Blank): string {
  return [outline, material, ...(fitting === 'none' ? [] : [fitting])].join('-');
}

const STICKER_SHEET = svgDocument(
  600,
  600,
  [0, 1, 2, 3]
    .map(place => {
      const [x, y] = [place % 2 === 0 ? 170 : 430, place < 2 ? 170 : 430];
      const corner = [0, 30, 60, 110][place] ?? 0;
      return (
        `<path transform="translate(${x} ${y})" d="${roundedRectangle(220, 220, corner)}" fill="#ffffff" ` +
        'stroke="#c9cdd6" stroke-width="4"/>'
      );
    })
    .join(''),
);

const PROCESSES = ['Soft enamel', 'Hard enamel', 'Die struck', '3D cast'];

function shapesOf(category: Category, products: Products): readonly Omit<Row, 'id'>[] {
  return category.blanks.map((blank, index) => ({
    category: category.id,
    categoryName: category.name,
    categoryCode: category.code,
    productType: category.productType,
    selectProcess: PROCESSES[index % PROCESSES.length],
    platedColorCard: (index % 8) + 1,
    formFactorName: `${blank.outline.charAt(0).toUpperCase()}${blank.outline.slice(1)} ${category.noun.toLowerCase()}`,
    formFactor: blank.outline,
    position: 0,
    color: '#da9f19',
    img: products.pictureOf(blank).src,
    enable: index < 6 ? 1 : 0,
  }));
}

/** The shapes in which metal products are made. */
export function shapes(products: Products, few: boolean): readonly Row[] {
  const rows = CATEGORIES.filter(category => category.isMetal).flatMap(category => shapesOf(category, products));
  return rows.slice(0, few ? 5 : undefined).map((row, index) => ({...row, id: index + 1}));
}

/** What members keep in the editor: saved designs, own pictures in folders, favourites, shares and earlier uploads. */
import {TEMPLATE} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {disc, png, rhombus, square, stripes, type Layer} from '../drawing/png';
import {each, putPicture} from '../files';
import {Random} from '../random';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';
import {categoryUrl, CATEGORIES} from './categories';
import type {Template} from './templates';

const UPLOADS = 16;
const SHARE_DAYS = 60;
const INKS = ['#0b4f6c', '#b80c09', '#01baef', '#20bf55', '#f2b632', '#5b1e6e', '#1d3557', '#e07a5f'];
const FOLDERS = ['Logos', 'Mascots', 'Sponsors', 'Drafts'];

function logo(random: Random): readonly Layer[] {
  const [ground, middle, top] = [random.pick(INKS), random.pick(INKS), random.pick(INKS)];
  const outer = random.pick([disc(0.94), square(0.86), rhombus(0.98)]);
  const inner = random.pick([disc(0.6), rhombus(0.72), square(0.5)]);
  return [
    {colour: ground, covers: outer},
    {colour: middle, covers: stripes(inner, random.int(3, 6))},
    {colour: '#ffffff', covers: disc(0.3)},
    {colour: top, covers: disc(0.22)},
  ];
}

/** Pictures that members have uploaded: made-up logos. */
export function uploads(input: WorldInput, few: boolean): Promise<readonly string[]> {
  const pictures = Array.from({length: few ? 3 : UPLOADS}, (_, index) =>
    png(160, logo(new Random('upload', index + 1))),
  );
  return each(pictures, (picture, index) => putPicture(input, `upload/logo-${index + 1}.png`, picture));
}

export interface KeepsakeOptions {
  readonly members: readonly Row[];
  readonly templates: readonly Template[];
  readonly cliparts: readonly Row[];
  readonly pictures: readonly string[];
  readonly calendar: Calendar;
  readonly few: boolean;
}

export type Keepsakes = Readonly<
  Record<
    'user-template' | 'user-clipart-category' | 'user-clipart' | 'favourite' | 'share-record' | 'upload-history',
    readonly Row[]
  >
>;

/** Rows of one kind for many members, numbered through. */
function withIds(rows: readonly Omit<Row, 'id'>[]): readonly Row[] {
  return rows.map((row, index) => ({...row, id: index + 1}));
}

function secret(random: Random): string {
  return Array.from({length: 32}, () => random.pick([...'abcdefhjkmnprtwxyzABCDEFGHJKMNPQRTWXYZ2345678'])).join('');
}

/** Those who keep something, what there is to keep, and how much of it. */
interface Keeping extends KeepsakeOptions {
  readonly owners: readonly Row[];
  readonly published: readonly Template[];
  /** When something was kept. */
  readonly moment: (random: Random) => string;
}

function keepingOf(options: KeepsakeOptions): Keeping {
  const {members, templates, calendar, few} = options;
  const published = templates.filter(
    template => template.state === TEMPLATE.state.published && template.isPaintless === TEMPLATE.isPaintless.no,
  );
  const owners = members
    .filter(
      (member, index) =>
        index === 0 || (member.passwordHash !== null && new Random('keeps of member', member.id).chance(0.35)),
    )
    .slice(0, few ? 3 : undefined);
  return {...options, owners, published, moment: random => calendar.ago(random.next() * 200)};
}

function savedDesigns({owners, published, moment, few}: Keeping) {
  const most = few ? 2 : 5;
  return owners.flatMap(({id: memberId, proId}) => {
    const random = new Random('designs of member', memberId);
    return random
      .some(published, random.int(1, most))
      .map(template => ({
        templateName: `My ${template.templateName}`,
        templateFile: template.templateFile,
        templateUrl: template.templateImg,
        templatesId: template.id,
        categoryId: template.categoryId,
        isPaintless: 0,
        specification: template.specification,
        memberId,
        proId,
        createdAt: moment(random),
      }));
  });
}

function foldersOf({owners, calendar, few}: Keeping): readonly Row[] {
  return withIds(
    owners.flatMap(({id: memberId, proId}) => {
      const random = new Random('folders of member', memberId);
      return random
        .some(FOLDERS, random.int(1, few ? 1 : 3))
        .map(categoryName => ({categoryName, memberId, proId, createdAt: calendar.ago(210)}));
    }),
  );
}

function ownPictures({pictures, moment}: Keeping, folders: readonly Row[]) {
  return folders.flatMap(({id: categoryId, memberId, proId, categoryName}) => {
    const random = new Random(`pictures of member ${String(memberId)} in ${String(categoryName)}`);
    return random
      .some(pictures, random.int(1, 3))
      .map((clipartUrl, index) => ({
        clipartName: `${String(categoryName).replace(/s$/, '')} ${index + 1}`,
        clipartUrl,
        categoryId,
        memberId,
        proId,
        createdAt: moment(random),
      }));
  });
}

function favourites({owners, cliparts, published, moment, few}: Keeping) {
  return owners.flatMap(({id: memberId}) => {
    const random = new Random('favourites of member', memberId);
    return [
      ...random
        .some(cliparts, random.int(2, few ? 3 : 12))
        .map(({id: clipartId}) => ({memberId, clipartId, templateId: null, createdAt: moment(random)})),
      ...random
        .some(published, random.int(1, few ? 1 : 6))
        .map(({id: templateId}) => ({memberId, clipartId: null, templateId, createdAt: moment(random)})),
    ];
  });
}

function sharesOf({moment}: Keeping, designs: ReturnType<typeof savedDesigns>) {
  return designs
    .filter((_, index) => index % 4 === 0)
    .map((design, index) => {
      const random = new Random('shared design', index + 1);
      const createdAt = moment(random);
      const category = CATEGORIES.find(({id}) => id === design.categoryId);
      return {
        secret: secret(random),
        productId: design.categoryId,
        imgUrl: design.templateUrl,
        layersData: design.templateFile,
        routingName: categoryUrl(category?.name ?? '').split('/')[2] ?? '',
        memberId: design.memberId,
        proId: design.proId,
        createdAt,
        expiresAt: new Date(Date.parse(createdAt) + SHARE_DAYS * 86_400_000).toISOString(),
      };
    });
}

function earlierUploads({owners, pictures, moment}: Keeping) {
  return owners.flatMap(({id: userId}) => {
    const random = new Random('uploads of member', userId);
    return random.some(pictures, random.int(1, 4)).map(picPath => ({userId, picPath, createdAt: moment(random)}));
  });
}

export function keepsakes(options: KeepsakeOptions): Keepsakes {
  const keeping = keepingOf(options);
  const designs = savedDesigns(keeping);
  const folders = foldersOf(keeping);
  return {
    'user-template': withIds(designs),
    'user-clipart-category': folders,
    'user-clipart': withIds(ownPictures(keeping, folders)),
    favourite: withIds(favourites(keeping)),
    'share-record': withIds(sharesOf(keeping, designs)),
    'upload-history': withIds(earlierUploads(keeping)),
  };
}

/** What dealers are offered: packages, rights, ideas and news. */
import {each} from '../files';
import {decimal} from '../money';
import type {Rows, Scene} from './scene';

/** Name, icon, 1 package or 2 extra, cents, months, contents. */
const PACKAGES: readonly (readonly [string, string, 1 | 2, number, number, readonly (readonly [string, string])[]])[] =
  [
    [
      'Starter',
      'package',
      1,
      29_900,
      12,
      [
        ['Designs', '50 a month'],
        ['Accounts', '2'],
      ],
    ],
    [
      'Business',
      'briefcase',
      1,
      79_900,
      12,
      [
        ['Designs', '500 a month'],
        ['Accounts', '10'],
        ['Own domain', '1'],
      ],
    ],
    ['Further accounts', 'busts-in-silhouette', 2, 9900, 12, [['Accounts', '5']]],
    ['Priority artwork', 'artist-palette', 2, 14_900, 6, [['Artwork within a day', '20 a month']]],
  ];
/** Name, key, what it opens, place of the parent. */
const PERMISSIONS: readonly (readonly [string, string, string, number?])[] = [
  ['Orders', 'orders', 'Everything about orders'],
  ['See orders', 'orders.read', "The list of the dealer's own orders", 1],
  ['Place orders', 'orders.create', 'Order on account', 1],
  ['Designs', 'designs', 'Everything about designs'],
  ['See designs', 'designs.read', "Designs of the dealer's customers", 4],
  ['Change prices', 'prices.update', "Raise the prices of the dealer's website"],
];
const ROLES: readonly (readonly [string, readonly number[], string])[] = [
  ['Dealer owner', [1, 2, 3, 4, 5, 6], 'Runs the business and answers for its prices'],
  ['Counter staff', [2, 3, 5], 'Takes orders from customers'],
  ['Bookkeeper', [2], 'Looks orders up'],
];
/** Title, day, icon, quote category, keywords. */
const IDEAS = [
  ['A badge for every season', '2026-03-02', 'sunflower', 11, ['season', 'series']],
  ['Keychains out of old coins', '2026-04-20', 'key', 14, ['keychain', 'coin']],
  ['Sticker packs for coffee shops', '2026-06-11', 'hot-beverage', 41, ['sticker', 'shop']],
  ['Medals for the office run', '2026-08-03', 'sports-medal', 13, ['medal', 'event']],
  ['Name lanyards for open days', '2026-09-14', 'label', 62, ['lanyard', 'event']],
] as const;
const NEWS = [
  ['New packages for dealers', '2026-05-04', 'Two packages instead of five, and extras that can be added at any time.'],
  ['Showroom in Rotterdam', '2026-02-16', 'Dealers may bring their customers by appointment.'],
  ['Price list of the second half-year', '2026-07-01', 'Patches become cheaper, coins stay as they are.'],
  ['Orders before the holidays', '2026-11-02', 'What is ordered by 2 December arrives in time.'],
] as const;

function placesWithin<T>(rows: readonly T[], groupOf: (row: T) => unknown): readonly number[] {
  return rows.map((row, index) => rows.slice(0, index + 1).filter(each => groupOf(each) === groupOf(row)).length);
}

/** Packages and rights of dealers, ideas for what they sell, and news. */
export async function dealers({categories, icons, some, picture}: Scene): Promise<Rows> {
  const packagePictures = await each(PACKAGES, ([, icon]) => icons.of(icon));
  const ideaPictures = await each(some(IDEAS), ([, , icon]) => icons.of(icon));
  const packagePlaces = placesWithin(PACKAGES, ([, , packageType]) => packageType);
  const permissionPlaces = placesWithin(PERMISSIONS, ([, , , parentId]) => parentId);
  return {
    'value-package': PACKAGES.map(([packageName, , packageType, cents, months, features], index) => ({
      id: index + 1,
      packageName,
      packageType,
      picture: packagePictures[index],
      months,
      currency: 'USD',
      price: decimal(cents),
      features: features.map(([feature, limit]) => ({feature, limit})),
      sort: packagePlaces[index],
    })),
    'dealer-permission': PERMISSIONS.map(([permissionName, permissionKey, description, parentId = null], index) => ({
      id: index + 1,
      permissionName,
      permissionKey,
      description,
      parentId,
      sort: permissionPlaces[index],
    })),
    'dealer-role': ROLES.map(([roleName, permissionIds, description], index) => ({
      id: index + 1,
      roleName,
      permissionIds,
      description,
    })),
    'product-idea': some(IDEAS).map(([title, publishDate, , quoteCateId, keywords], index) => ({
      id: index + 1,
      title,
      publishDate,
      picture: ideaPictures[index],
      categoryId: categories.find(category => category.quoteCateId === quoteCateId)?.id ?? null,
      keywords,
    })),
    'dealer-news': some(NEWS).map(([title, publishDate, summary], index) => ({
      id: index + 1,
      title,
      publishDate,
      summary,
      content: summary,
      language: 'en',
      coverImg: picture(index + 1),
    })),
  };
}

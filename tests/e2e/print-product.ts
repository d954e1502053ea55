/** A product of its own that is printed as a test wants it. */
import {signIn} from '../harness/client';
import {idOf, type Json} from '../harness/json';

/** Adds a category of that name, which stands in its address, with its front printed so. Answers its id. */
export async function printProduct(baseURL: string | undefined, name: string, front: Json): Promise<number> {
  const admin = await signIn(baseURL ?? '', 'admin');
  const category = await admin.create('category', {
    categoryName: name,
    categoryCode: name,
    productType: 0,
    quoteCateId: 11,
    categoryTitle: 'T',
    categoryKeywords: 'k',
    categoryDescription: 'd',
    categoryIntroduction: 'i',
    categoryMainImg: '/files/a.png',
    isMetal: 0,
    hasBg: 0,
    isSticker: 0,
    stickerEffectType: 1,
    positionConfigs: [{designPostion: 0, ...front}],
  });
  return idOf(category);
}

/** Signs that no font has, as they stand in a sentence: as many as are told, and how many others there are. */
import type {Translate} from '../i18n/hooks';
import type {MissingSigns} from './papers';

export function listSigns({signs, more}: MissingSigns, t: Translate): string {
  const listed = signs.join(' ');
  return more === 0 ? listed : t('papers.signsAndMore', {signs: listed, count: more});
}

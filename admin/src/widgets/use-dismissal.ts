/** What the button that does nothing is called beside one that does something. */
import {useT} from '../i18n/hooks';

/** "Cancel", unless that is what the other button does: an order is cancelled, too. */
export function useDismissal(other: string): string {
  const t = useT();
  const usual = t('common.cancel');
  return other === usual ? t('common.back') : usual;
}

/** Changes the saved views of a page, and tells what became of it. */
import {useNotify} from 'react-admin';
import {useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import {messageOf} from '../../request/failure';
import type {SavedViewStore, ViewNaming} from './use-saved-views';

export function useViewChanges(store: SavedViewStore, current: () => Values) {
  const t = useT();
  const notify = useNotify();
  const attempt = async (work: () => Promise<void>, done: string) => {
    try {
      await work();
      notify(done, {type: 'success'});
    } catch (error) {
      notify(messageOf(error), {type: 'error'});
    }
  };
  const told = () => notify(t('views.saved'), {type: 'success'});
  return {
    /** These two throw what the server refuses, which stands at the name. */
    async add(naming: ViewNaming, then: (created: EntityRecord) => void) {
      then(await store.add(naming, current()));
      told();
    },
    async rename(view: EntityRecord, naming: ViewNaming, then: () => void) {
      await store.rename(view, naming);
      then();
      told();
    },
    overwrite: (view: EntityRecord) => attempt(() => store.overwrite(view, current()), t('views.saved')),
    remove: (view: EntityRecord) => attempt(() => store.remove(view), t('views.removed')),
  };
}

/** Cliparts and templates that a member marks to find them again (ED-198, ED-346, ED-352, ED-376). */
import type {ActionContext, InputAction} from './action';

export interface Markable {
  readonly of: 'clipart' | 'template';
  readonly id: number;
  readonly isFavourite: boolean;
}

export const markOf = ({of, id}: Pick<Markable, 'of' | 'id'>): string => `${of} ${id}`;

/** Whether it is marked: as it was marked here last, else as the list says it. */
export const isMarked = ({editor}: Pick<ActionContext, 'editor'>, thing: Markable): boolean =>
  editor.state.favourites[markOf(thing)] ?? thing.isFavourite;

/** Marks, or takes the mark away; a visitor is asked to sign in and nothing is called. */
export const toggleFavourite: InputAction<Markable> = {
  id: 'favourite',
  label: 'favourite.add',
  async run({editor, services}, thing) {
    const {member} = editor.state;
    if (!member) return editor.set({dialog: 'sign-in'});
    try {
      const marked = await services.api.gallery.toggleFavourite(thing.of, thing.id);
      if (editor.state.member?.id === member.id)
        editor.set({favourites: {...editor.state.favourites, [markOf(thing)]: marked}});
    } catch {
      editor.notify('error', 'favourite.failed');
    }
  },
};

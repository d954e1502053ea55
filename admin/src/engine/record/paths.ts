/** Addresses of a view and its records. */
import {hasRecordPage} from '../../pages/registry';
import type {EntityView} from '../views';

export interface RecordPaths {
  readonly list: string;
  readonly create: string;
  /** The page a record is read on: a hand-written one at `/:id`, else the generated one at `/:id/show`. */
  main(id: number): string;
  edit(id: number): string;
  history(id: number): string;
  /** A further form of the record. */
  form(id: number, name: string): string;
}

export function pathsOf(view: EntityView): RecordPaths {
  const list = `/${view.name}`;
  const paged = hasRecordPage(view.entity.key);
  return {
    list, create: `${list}/create`,
    main: id => (paged ? `${list}/${id}` : `${list}/${id}/show`),
    edit: id => (paged ? `${list}/${id}/edit` : `${list}/${id}`),
    history: id => `${list}/${id}/history`,
    form: (id, name) => `${list}/${id}/form/${name}`,
  };
}

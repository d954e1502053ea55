/** Addresses of a view and its records. */
import {viewOf, type EntityView} from './views';

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
  const paged = view.entity.page !== undefined;
  return {
    list,
    create: `${list}/create`,
    main: id => (paged ? `${list}/${id}` : `${list}/${id}/show`),
    edit: id => (paged ? `${list}/${id}/edit` : `${list}/${id}`),
    history: id => `${list}/${id}/history`,
    form: (id, name) => `${list}/${id}/form/${name}`,
  };
}

const OF_RECORD = /^\/(.+?)\/(\d+)(?:\/(?:show|edit|history))?$/;

/** What all pages of one record have in common; undefined for an address that is none of them. */
export function recordAt(address: string): string | undefined {
  const [, name, id] = OF_RECORD.exec(address) ?? [];
  return viewOf(name) ? `/${name}/${id}` : undefined;
}

const OVER_LIST = /^\/(.+?)\/(?:create|(\d+)|\d+\/form\/([^/]+))$/;

/** The list that the form at this address lies over; undefined for what is a page by itself. */
export function listBeneath(address: string): string | undefined {
  const [, name, edited, further] = OVER_LIST.exec(address) ?? [];
  const entity = viewOf(name)?.entity;
  if (!entity || (edited !== undefined && entity.page !== undefined)) return undefined;
  return entity.dialog || further !== undefined ? `/${name}` : undefined;
}

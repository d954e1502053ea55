/** Addresses outside of a record's own pages that its schema leads to, such as the editor with a template. */
import type {Entity, LinkKeyword} from '@emblem/schemas';
import type {EntityRecord} from '../../model/record';

export interface RecordLink {
  readonly link: LinkKeyword;
  readonly href: string;
}

/** The address with the record's values in it; what the record does not have stays empty. */
function addressOf({address}: LinkKeyword, record: EntityRecord): string {
  return address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = record[name];
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
  });
}

/** Those of a record for whoever `may` do what they are for. */
export function linksOf(entity: Entity, record: EntityRecord, may: (action: string) => boolean): readonly RecordLink[] {
  return entity.links
    .filter(({on, needs}) => on === 'record' && may(needs))
    .map(link => ({link, href: addressOf(link, record)}));
}

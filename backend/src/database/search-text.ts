/**
 * The texts that the search box of an entity looks into: one text to the database, so that one index finds whatever is
 * looked for.
 */
import type {Entity, Field} from '@emblem/schemas';
import type {Fragment, ISql} from 'postgres';

export function searchedTexts(entity: Entity): readonly Field[] {
  return entity.search
    .map(name => entity.field[name])
    .filter((field): field is Field => field?.kind === 'string' && field.stored);
}

/** As searches look at it: whatever the width of its signs. `fold` of `@emblem/schemas` says the same in JavaScript. */
export function plainSql(text: string): string {
  return `normalize(${text}, nfkc)`;
}

/** As unique rules look at it: whatever its case, too. */
export function foldedSql(text: string): string {
  return `lower(${plainSql(text)})`;
}

/** `plainSql` of a part of a statement. */
export function plainFragment(sql: ISql, part: Fragment): Fragment {
  return sql`normalize(${part}, nfkc)`;
}

/** `foldedSql` of a part of a statement. */
export function foldedFragment(sql: ISql, part: Fragment): Fragment {
  return sql`lower(${plainFragment(sql, part)})`;
}

/**
 * Each on a line of its own, so that no word is found across two of them. The index is used only where a statement says
 * exactly this.
 */
export function inOneText(columns: readonly string[]): string {
  return plainSql(columns.map(column => `coalesce(${column}, '')`).join(" || E'\\n' || "));
}

/** That text in statements about rows called `alias`; undefined where there are not several to be put together. */
export function searchText(entity: Entity, alias: string): string | undefined {
  const texts = searchedTexts(entity);
  return texts.length < 2 ? undefined : inOneText(texts.map(({column}) => `${alias}."${column}"`));
}

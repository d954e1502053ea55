/** One change to the database. */

export interface Step {
  readonly sql: string;
  /** Stable id of the table it changes. */
  readonly object: string;
  /** Makes way for other steps of its table or only renames: goes along into the file that a person looks through. */
  readonly prepares?: boolean;
  /** Renames a table, out of whose way others may have to go. */
  readonly renamesTable?: boolean;
  /** Why a person must look at it first; absent for steps that cannot lose anything and cannot fail. */
  readonly danger?: string;
  /** A query on the database as it stands that must find nothing for the step to be safe after all. */
  readonly unless?: string;
  /** SQL for the person, where it is more than `sql`: with what only a person knows marked as such. */
  readonly review?: string;
}

export interface Rename {
  readonly from: string;
  readonly to: string;
}

/** Renames in an order in which no two have one name at a time: those that swap names go by way of a third. */
export function orderRenames(renames: readonly Rename[]): readonly Rename[] {
  const taken = new Set(renames.map(({from}) => from));
  const aside = (name: string) => `${name.slice(0, 50)}__renamed`;
  return [
    ...renames.filter(({to}) => taken.has(to)).map(({from}) => ({from, to: aside(from)})),
    ...renames.filter(({to}) => !taken.has(to)),
    ...renames.filter(({to}) => taken.has(to)).map(({from, to}) => ({from: aside(from), to})),
  ];
}

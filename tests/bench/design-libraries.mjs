/**
 * Libraries of a size that no demonstration has: records copied from those that are there, with what they are joined
 * to.
 */

async function columnsOf(sql, table) {
  const rows = await sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`;
  return rows.map(({name}) => name);
}

async function joinsOf(sql, table) {
  const rows = await sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name like ${`${table}\\_\\_%`}`;
  return rows.map(({name}) => name);
}

/** Copies until there are `count`; `own` holds expressions for columns whose values may not be had twice. */
async function multiply(sql, table, count, own) {
  const [{step, there}] = await sql`select max(id)::int as step, count(*)::int as there from ${sql(table)}`;
  const copies = Math.ceil(count / there) - 1;
  const columns = await columnsOf(sql, table);
  const values = {id: `t.id + ${step} * copy`, ...own(step)};
  const list = columns.map(name => `"${name}"`).join(', ');
  await sql.unsafe(`
    insert into "${table}" (${list}) overriding system value
    select ${columns.map(name => values[name] ?? `t."${name}"`).join(', ')}
    from generate_series(1, ${copies}) copy, "${table}" t
    order by copy, t.id limit ${count - there}`);
  for (const join of await joinsOf(sql, table))
    await sql.unsafe(`
      insert into "${join}" (${table}_id, target_id, place)
      select t.${table}_id + ${step} * copy, t.target_id, t.place from generate_series(1, ${copies}) copy, "${join}" t
      where exists (select 1 from "${table}" made where made.id = t.${table}_id + ${step} * copy)`);
  await sql.unsafe(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))`);
}

/** Fills the clipart and the template library. */
export async function fillLibraries(sql, {cliparts, templates}) {
  await sql.unsafe('set statement_timeout = 0');
  await multiply(sql, 'clipart', cliparts, step => ({
    element_name: `t.element_name || ' ' || (copy + 1)`,
    sort: `t.sort + ${step} * copy`,
  }));
  await multiply(sql, 'template', templates, step => ({
    template_name: `t.template_name || ' ' || (copy + 1)`,
    template_code: `t.template_code || '-' || (copy + 1)`,
    template_url: `t.template_url || '-' || (copy + 1)`,
    template_slug: `t.template_slug || '-' || (copy + 1)`,
    sort: `t.sort + ${step} * copy`,
  }));
  await sql.unsafe('vacuum (analyze)');
}

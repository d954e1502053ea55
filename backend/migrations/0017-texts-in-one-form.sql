-- Texts take their normal form of Unicode (NFC), as whatever is written does from now on: what looks the same is found as
-- the same. Where two records would have one name then, both stay as they are, and the log names them.
create temporary table text_clash (note text) on commit drop;

do $$
declare
  place record;
  one bigint;
begin
  for place in
    select c.table_name, c.column_name, c.data_type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'character varying', 'jsonb')
      and exists (
        select from information_schema.columns i
        where i.table_schema = c.table_schema and i.table_name = c.table_name and i.column_name = 'id')
    order by c.table_name, c.ordinal_position
  loop
    for one in execute format(
      'select id from %I where %I::text is not nfc normalized order by id', place.table_name, place.column_name)
    loop
      begin
        execute format(
          'update %1$I set %2$I = normalize(%2$I::text, nfc)::%3$s where id = $1',
          place.table_name, place.column_name, place.data_type) using one;
      exception when unique_violation then
        insert into text_clash values (format(
          '%s %s: "%s" stays as it was typed, since another record would be called the same; rename one of them',
          place.table_name, one, place.column_name));
      end;
    end loop;
  end loop;
end $$;

select note from text_clash order by note;

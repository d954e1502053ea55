-- Amounts keep the digits that they are written with: two after the point, and more where they have more.
do $$
declare
  place record;
begin
  for place in
    select a.attrelid::regclass as "table", a.attname as "column"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.atttypid = 'numeric'::regtype and a.atttypmod = -1
  loop
    execute format(
      'update %1$s set %2$I = round(%2$I, greatest(2, min_scale(%2$I))) where scale(%2$I) <> greatest(2, min_scale(%2$I))',
      place."table", place."column");
  end loop;
end $$;

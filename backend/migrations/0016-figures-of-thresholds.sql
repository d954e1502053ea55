-- A threshold names its figure in one: the measure with its metric, such as sales.margin.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = current_schema() and table_name = 'metric_threshold' and column_name = 'metric'
  ) then
    update metric_threshold set measure = metric || '.' || measure;
    alter table metric_threshold drop column metric;
  end if;
end $$;

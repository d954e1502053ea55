-- A site belongs to one market. It was in the FD part of the menu by a mark of its own, which sites of the first days had
-- not yet, and in the German part by its default language; where both held, FD wins.
-- Instead of: 75c027a889c4b8fce6cbbb7186ab2a00fba90a2667b489139c0e8d45e06f33f3
alter table project add column market text not null default 'standard';

update project set market = 'german'
from language
where language.id = project.default_language_id and language.language = 'de';

do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = current_schema() and table_name = 'project' and column_name = 'is_fd'
  ) then
    update project set market = 'fd' where is_fd = 1;
    alter table project drop column is_fd;
  end if;
end $$;

select format('site %s (%s) is of the market "%s"', id, pro_name, market) as note
from project
where market <> 'standard'
order by id;

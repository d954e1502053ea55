-- A site belongs to one market. It was in the FD part of the menu by a mark of its own, and in the German part by its
-- default language; where both held, FD wins.
alter table project add column market text not null default 'standard';

update project set market = 'german'
from language
where language.id = project.default_language_id and language.language = 'de';

update project set market = 'fd' where is_fd = 1;

alter table project drop column is_fd;

select format('site %s (%s) is of the market "%s"', id, pro_name, market) as note
from project
where market <> 'standard'
order by id;

-- Labels that are of no entity hold the right that they are called by. The first labels of data analysis opened nothing
-- and give way to others, which the next start grants to whoever opens the pages of the figures.
update authority set rights = jsonb_build_array(authority_name)
where auth_type = 1 and rights = '[]'::jsonb and authority_name ~ '^(production-order|purchase-order)[.](view|edit)[.]';

delete from user_authority where authority_id in (select id from authority where authority_name like 'data-analysis.view.%');
delete from role_authority where authority_id in (select id from authority where authority_name like 'data-analysis.view.%');
delete from department_authority where authority_id in (select id from authority where authority_name like 'data-analysis.view.%');
delete from authority where authority_name like 'data-analysis.view.%';

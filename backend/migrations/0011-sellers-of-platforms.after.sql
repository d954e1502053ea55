-- Papers named the first office of a platform as the seller. What they named goes on as a profile of its own.
insert into market_profile (
  profile_name, company_name, country_id, state_id, city, zip_code, address, phone, email, sort, state
)
select office_name, coalesce(company_name, office_name), country_id, state_id, city, zip_code, address, phone, email,
  sort, state
from office
where state = 1 and deleted_at is null and exists (select 1 from office__platform_ids where office_id = office.id)
order by sort, id;

insert into market_profile__platform_ids (market_profile_id, target_id, place)
select market_profile.id, target_id, place
from office__platform_ids
join office on office.id = office_id and office.state = 1 and office.deleted_at is null
join market_profile on profile_name = office_name;

select format('%s sellers were taken from offices; enter their tax numbers and bank accounts', count(*)) as note
from market_profile having count(*) > 0;

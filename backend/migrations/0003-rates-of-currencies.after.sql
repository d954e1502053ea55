-- Amounts are converted by the rate of their day. Until now a currency had one rate only, which holds for all days that
-- were before.
insert into currency_rate (base, currency, day, rate, source)
select 'USD', code, date '2015-01-01', rate, 'The rate of the currency before rates were kept by day'
from currency
where code <> 'USD' and rate > 0 and deleted_at is null
order by code;

select format('%s currencies have their present rate for all days so far', count(*)) as note
from currency_rate having count(*) > 0;

-- What invoices and quotations come to follows from their items, fees and discounts; until now each amount was typed.
-- Drafts are worked out anew. What was confirmed or sent keeps its amounts: those that differ are named.
create function pg_temp.places(code text) returns int language sql immutable as $$
  select case
    when code = any ('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,UYI,VND,VUV,XAF,XOF,XPF}') then 0
    when code = any ('{BHD,IQD,JOD,KWD,LYD,OMR,TND}') then 3
    else 2
  end $$;

update order_product set piece_price = unit_price where piece_price <> unit_price;
update invoice_item set piece_price = unit_price where piece_price <> unit_price;
update quotation_item set piece_price = unit_price where piece_price <> unit_price;

update invoice_item i set currency = p.currency,
  amount = round(i.qty * i.unit_price, pg_temp.places(p.currency)) + i.setup_fee + i.mold_fee + i.extra_fee
    + i.tariff_surcharge - i.delivery_discount
from invoice p where p.id = i.invoice_id and p.confirm_status = 0;

update quotation_item i set currency = p.currency,
  amount = round(i.qty * i.unit_price, pg_temp.places(p.currency)) + i.setup_fee + i.mold_fee + i.extra_fee
    + i.tariff_surcharge - i.delivery_discount
from quotation p where p.id = i.quotation_id and p.status = 'draft';

create temp table paper_amounts on commit drop as
with typed as (
  select 'invoice' as paper, id, number, currency, confirm_status = 1 as is_kept, subtotal, tax_price, final_total,
    setup_fee + apo_shipping_fee + additional_costs as fees,
    first_order_discount + promo_discount + special_group_offer + points_deduction + coupon_discount
      + order_discount + extra_discount + user_level_discount as discounts,
    coalesce((select sum(amount) from invoice_item where invoice_id = t.id and deleted_at is null), 0) as items
  from invoice t
  union all
  select 'quotation', id, number, currency, status <> 'draft', subtotal, tax_price, final_total,
    setup_fee + apo_shipping_fee + additional_costs,
    first_order_discount + promo_discount + special_group_offer + points_deduction + coupon_discount
      + order_discount + extra_discount + user_level_discount,
    coalesce((select sum(amount) from quotation_item where quotation_id = t.id and deleted_at is null), 0)
  from quotation t
), netted as (
  select *, case when is_kept then subtotal else items end + fees as net from typed
), rated as (
  select *, case when net > discounts then least(round(tax_price / (net - discounts), 5), 999.99999) else 0 end as rate
  from netted
), taxed as (
  select *, case when is_kept then tax_price else round((net - discounts) * rate, pg_temp.places(currency)) end as tax
  from rated
)
select *, net - discounts + tax as total from taxed;

update invoice p set net_amount = f.net, discount_total = f.discounts, tax_rate = f.rate,
  subtotal = case when f.is_kept then p.subtotal else f.items end,
  tax_price = case when f.is_kept then p.tax_price else f.tax end,
  final_total = case when f.is_kept then p.final_total else f.total end
from paper_amounts f where f.paper = 'invoice' and f.id = p.id;

update quotation p set net_amount = f.net, discount_total = f.discounts, tax_rate = f.rate,
  subtotal = case when f.is_kept then p.subtotal else f.items end,
  tax_price = case when f.is_kept then p.tax_price else f.tax end,
  final_total = case when f.is_kept then p.final_total else f.total end
from paper_amounts f where f.paper = 'quotation' and f.id = p.id;

select format(
  case when is_kept then '%s %s keeps its total of %s as it was sent; its items, fees and discounts come to %s'
    else '%s %s, a draft, came to %s as it was typed; its items, fees and discounts come to %s' end,
  paper, coalesce(number, id::text), final_total, total) as note
from paper_amounts where total <> final_total order by paper, id;

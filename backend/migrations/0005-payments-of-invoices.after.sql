-- What is paid of an invoice is its share of the payments of its order; until now it was typed. What was typed and is
-- more than the order's payments is booked as a payment of the order.
create temp table typed_payments on commit drop as
select o.id as order_id, o.number, o.pro_id, o.salesman_id, o.currency, i.day,
  i.typed - (o.amount_paid - o.amount_refunded) as missing,
  least(i.vouchers, i.typed - (o.amount_paid - o.amount_refunded)) as vouchers
from "order" o join (
  select order_id, currency, max(updated_at)::date as day, sum(amount_paid + gift_voucher) as typed,
    sum(gift_voucher) as vouchers
  from invoice where deleted_at is null group by order_id, currency) i
  on i.order_id = o.id and i.currency = o.currency
where o.deleted_at is null and i.typed > o.amount_paid - o.amount_refunded;

insert into payment (order_id, pro_id, salesman_id, currency, amount, method, received_on, status, confirmed_at, remark)
select order_id, pro_id, salesman_id, currency, vouchers, 5, day, 2, now(), 'Booked from the gift vouchers of the invoice'
from typed_payments where vouchers > 0
union all
select order_id, pro_id, salesman_id, currency, missing - vouchers, 7, day, 2, now(),
  'Booked from the amount paid of the invoice'
from typed_payments where missing > vouchers;

update "order" o set amount_paid = o.amount_paid + t.missing, balance_due = o.balance_due - t.missing
from typed_payments t where t.order_id = o.id;

update "order" o set voucher_paid = f.paid
from (
  select order_id, sum(amount) as paid from payment
  where status = 2 and method = 5 and deleted_at is null group by order_id) f
where f.order_id = o.id;

update invoice i set amount_credited = f.credited
from (
  select invoice_id, sum(amount) as credited from credit_memo
  where status = 1 and deleted_at is null group by invoice_id) f
where f.invoice_id = i.id;

update invoice set amount_paid = 0, gift_voucher = 0;

-- One after the other, the confirmed ones first: each takes what it comes to, the last what is left.
with placed as (
  select v.id, greatest(v.final_total - v.amount_credited, 0) as room, o.amount_paid - o.amount_refunded as total,
    least(o.voucher_paid, o.amount_paid - o.amount_refunded) as vouchers,
    coalesce(sum(greatest(v.final_total - v.amount_credited, 0))
      over (w rows between unbounded preceding and 1 preceding), 0) as before,
    lead(v.id) over w is null as is_last
  from invoice v join "order" o on o.id = v.order_id and o.currency = v.currency
  where v.deleted_at is null
  window w as (partition by v.order_id order by (v.confirm_status = 1) desc, v.id)
), shared as (
  select *, greatest(total - before, 0) as left_over from placed
), taken as (
  select id, before, vouchers, case when is_last then left_over else least(room, left_over) end as share from shared
), parted as (
  select id, share, least(share, greatest(vouchers - before, 0)) as by_voucher from taken
)
update invoice i set gift_voucher = p.by_voucher, amount_paid = p.share - p.by_voucher
from parted p where p.id = i.id;

update invoice set
  balance_due = final_total - amount_credited - gift_voucher - amount_paid,
  payment_status = case
    when final_total > 0 and final_total <= amount_credited + gift_voucher + amount_paid then 'paid'
    when gift_voucher + amount_paid > 0 then 'partial' else 'unpaid' end;

update quotation set
  balance_due = final_total - gift_voucher - amount_paid,
  payment_status = case
    when final_total > 0 and final_total <= gift_voucher + amount_paid then 'paid'
    when gift_voucher + amount_paid > 0 then 'partial' else 'unpaid' end;

update "order" o set open_invoices = f.open
from (
  select order_id, count(*) as open from invoice
  where deleted_at is null and confirm_status = 1 and final_total > amount_credited group by order_id) f
where f.order_id = o.id;

select format('order %s has a payment of %s %s that was typed into its invoice', number, missing, currency) as note
from typed_payments order by order_id;

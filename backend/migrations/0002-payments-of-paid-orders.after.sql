-- An order says what was paid for it. Until now only its state told: what is received or being refunded is booked as
-- one payment of its total, without a number, and what refunds have paid back as a credit memo of the same amount.
insert into payment (order_id, pro_id, salesman_id, currency, amount, method, received_on, status, confirmed_at, remark)
select id, pro_id, salesman_id, currency, order_total, 7, updated_at::date, 2, updated_at, 'Booked from the state of the order'
from "order"
where payment_status in (2, 3) and order_total > 0 and deleted_at is null
order by id;

insert into payment (link_order_id, pro_id, salesman_id, currency, amount, method, received_on, status, confirmed_at, remark)
select id, pro_id, salesman_id, currency, amount, 7, updated_at::date, 2, updated_at, 'Booked from the state of the link order'
from link_order
where payment_status in (2, 3) and amount > 0 and deleted_at is null
order by id;

insert into credit_memo (order_id, refund_order_id, pro_id, salesman_id, currency, credit_date, reason, amount, status)
select r.order_id, r.id, r.pro_id, r.salesman_id, r.currency, r.updated_at::date,
  coalesce(r.reason_remark, 'Refund ' || r.number, 'Refund'), r.refund_amount, 1
from refund_order r join "order" o on o.id = r.order_id
where r.approval_status in (6, 7) and r.deleted_at is null and o.deleted_at is null and r.refund_amount <= o.order_total
order by r.id;

insert into credit_memo_item (credit_memo_id, description, currency, amount, sort)
select id, reason, currency, amount, 1 from credit_memo order by id;

update "order" o set
  amount_paid = f.paid, amount_refunded = f.refunded, refunds_claimed = f.claimed, amount_credited = f.credited,
  balance_due = (o.order_total - f.credited) - (f.paid - f.refunded)
from (
  select t.id,
    coalesce((select sum(amount) from payment where order_id = t.id), 0) as paid,
    coalesce((select sum(refund_amount) from refund_order where order_id = t.id and deleted_at is null
      and approval_status in (6, 7)), 0) as refunded,
    coalesce((select sum(refund_amount) from refund_order where order_id = t.id and deleted_at is null
      and approval_status not in (3, 5)), 0) as claimed,
    coalesce((select sum(amount) from credit_memo where order_id = t.id), 0) as credited
  from "order" t) f
where f.id = o.id;

update link_order o set
  amount_paid = f.paid, balance_due = o.amount - f.paid
from (
  select t.id, coalesce((select sum(amount) from payment where link_order_id = t.id), 0) as paid from link_order t) f
where f.id = o.id;

select format('%s payments were booked from the state of their orders', count(*)) as note from payment having count(*) > 0;

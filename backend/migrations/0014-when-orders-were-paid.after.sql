-- When the last confirmed payment of an order came in, by which its products are told in figures by payment.
update "order" set last_paid_at = latest.confirmed_at
from (
  select distinct on (order_id) order_id, confirmed_at from payment
  where status = 2 and deleted_at is null and order_id is not null
  order by order_id, id desc
) latest
where latest.order_id = "order".id;

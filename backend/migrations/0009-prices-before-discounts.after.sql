-- Lines and link orders had no delivery discount: what they came to is what they came to before it.
update order_product set price_before_discount = amount where amount <> 0;
update link_order set price_before_discount = amount where amount <> 0;
-- Drawings in 3D are counted at their orders.
update "order" set models_made = made.count, models_confirmed = made.confirmed
from (
  select order_id, count(*) filter (where is_temporary = 0) as count, count(*) filter (where confirmation = 1) as confirmed
  from drawing where kind = 3 and deleted_at is null group by order_id
) as made
where made.order_id = "order".id;

-- An order says how many of its products have no cost, so that a profit is told of those orders alone whose costs are known.
update "order" set products_without_cost = counted.n
from (
  select order_id, count(*) as n from order_product where unit_cost is null and deleted_at is null group by order_id
) counted
where counted.order_id = "order".id;

-- Of the versions of a drawing that customers see, the newest alone is answered.
update drawing set replaced_at = newer.created_at
from drawing newer
where drawing.replaced_at is null and drawing.is_temporary = 0 and newer.is_temporary = 0
  and newer.order_id is not distinct from drawing.order_id
  and newer.link_order_id is not distinct from drawing.link_order_id
  and newer.order_product_id is not distinct from drawing.order_product_id
  and newer.deleted_at is null
  and newer.name = drawing.name and newer.revision > drawing.revision;

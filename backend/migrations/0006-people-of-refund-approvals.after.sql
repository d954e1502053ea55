-- Who asked for a refund: who asked again last, else who made it; and who approved it since.
update refund_order r set asked_by_id = asked.user_id
from (
  select distinct on (record_id) record_id, user_id from (
    select record_id, user_id, created_at as at from state_change
    where entity = 'refund-order' and property = 'approvalStatus' and action = 'ask-again'
    union all
    select record_id, actor_id, at from emblem.audit
    where entity = 'refund-order' and action = 'create' and actor_kind = 'staff'
  ) asking where user_id in (select id from "user") order by record_id, at desc) asked
where asked.record_id = r.id;

update refund_order r set manager_approved_by_id = approved.user_id
from (
  select distinct on (record_id) record_id, user_id from state_change
  where entity = 'refund-order' and action = 'manager-approve' and user_id is not null
  order by record_id, created_at desc) approved
where approved.record_id = r.id and r.approval_status in (2, 4, 5, 6, 7);

update refund_order r set admin_approved_by_id = approved.user_id
from (
  select distinct on (record_id) record_id, user_id from state_change
  where entity = 'refund-order' and action = 'admin-approve' and user_id is not null
  order by record_id, created_at desc) approved
where approved.record_id = r.id and r.approval_status in (4, 6, 7);

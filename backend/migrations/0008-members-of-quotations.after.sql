-- A quotation of an order is for the order's member, who reads it once it is sent.
update quotation set member_id = "order".member_id
from "order" where "order".id = quotation.order_id and quotation.member_id is null;

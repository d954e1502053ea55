-- A line of an invoice or a quotation says of which order it is, so that it names no product of another one.
update invoice_item set order_id = invoice.order_id
from invoice where invoice.id = invoice_item.invoice_id and invoice.order_id is not null;

update quotation_item set order_id = quotation.order_id
from quotation where quotation.id = quotation_item.quotation_id and quotation.order_id is not null;

select format('invoice %s: the line "%s" names a product of another order',
  invoice.number, left(invoice_item.description, 60)) as note
from invoice_item
join invoice on invoice.id = invoice_id
join order_product on order_product.id = order_product_id and order_product.order_id <> invoice_item.order_id;

select format('quotation %s: the line "%s" names a product of another order',
  quotation.number, left(quotation_item.description, 60)) as note
from quotation_item
join quotation on quotation.id = quotation_id
join order_product on order_product.id = order_product_id and order_product.order_id <> quotation_item.order_id;

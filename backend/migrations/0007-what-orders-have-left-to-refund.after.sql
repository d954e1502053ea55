-- What was paid, less the refunds that wait for approval or were paid.
update "order" set refundable = amount_paid - refunds_claimed where amount_paid <> refunds_claimed;

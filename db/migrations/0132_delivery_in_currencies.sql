-- What a way of sending costs in other currencies than PLN, where the merchant has decided it: {"EUR": {"cost": 490, "freeFrom": 6000}}, gross
-- minor units of that currency. Elsewhere the amounts in PLN are converted by the rate and rounded up to a tenth.
alter table delivery_option
  add own_amounts jsonb not null default '{}' check (jsonb_typeof(own_amounts) = 'object');

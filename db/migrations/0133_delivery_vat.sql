-- Delivery is taxed as the goods are, in proportion: what of it is taxed at which rate, [{"vatPercent": "23", "gross": 1690, "net": 1374, "vat": 316}].
alter table orders add delivery_vat jsonb not null default '[]' check (jsonb_typeof(delivery_vat) = 'array');
update orders set delivery_vat = jsonb_build_array(jsonb_build_object(
  'vatPercent', trim_scale(delivery_vat_percent)::text, 'gross', delivery_gross, 'net', delivery_net, 'vat', delivery_gross - delivery_net
));
alter table orders drop column delivery_vat_percent;

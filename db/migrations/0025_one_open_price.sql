-- Of each kind a size has at most one price without an end. Where several were written at once, the last one counts.
delete from price earlier using price later
where later.size_id = earlier.size_id and later.price_list_id = earlier.price_list_id and later.kind = earlier.kind
  and later.valid_until is null and earlier.valid_until is null
  and later.valid_from = earlier.valid_from and later.id > earlier.id;
update price earlier set valid_until = (
  select min(later.valid_from) from price later
  where later.size_id = earlier.size_id and later.price_list_id = earlier.price_list_id and later.kind = earlier.kind
    and later.valid_until is null and later.valid_from > earlier.valid_from
)
where valid_until is null;
create unique index price_open on price (size_id, price_list_id, kind) where valid_until is null;

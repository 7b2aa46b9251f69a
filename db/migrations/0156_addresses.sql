-- A client has several addresses of each kind, with a name of the client's own and one default of each kind (held by a lock of the client's row).
alter table address add column label text not null default '';
alter table address add column is_default boolean not null default false;
update address set is_default = true where id in (select min(id) from address group by customer_id, kind);

-- In what a line that is put aside was wrapped.
alter table saved_line add wrap_size_id int references product_size on delete set null;

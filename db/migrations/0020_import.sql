-- What the source said last, without stock: an import skips products about which it says nothing new.
alter table product add source_digest text;

-- Goods that the menu shows beside the categories below this one: [{id, name, picture: {file, width, height}}]. Chosen now and then, so that
-- the menu of every page does not change with each product; null where none were chosen yet.
alter table category add column menu_products jsonb;

-- A product whose price is told by phone may be ordered nevertheless, for nothing, when this says so (A4.8).
alter table product add basket_enabled boolean not null default false;

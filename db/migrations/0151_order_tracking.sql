-- By what a carrier finds the parcel; '' while nobody has said it.

alter table orders add column tracking_number text not null default '';

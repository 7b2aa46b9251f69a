-- The parcel locker or point that the buyer has named, 'WAW123M'; '': the parcel goes to the address, or an older build placed the order.
alter table orders add pickup_point text not null default '';

-- The carrier's page where a buyer finds the code of a parcel locker or point; '': there is none.
alter table courier add points_url text not null default '';

-- The parcel lockers and points where a courier's parcels are collected, as its carrier lists them. A courier without any takes a typed code.
create table pickup_point (
  courier_id integer not null references courier on delete cascade,
  -- As printed on it: 'WAW123M'.
  code text not null,
  -- 'POP-KRA12' as buyers type it: 'POPKRA12'
  plain_code text not null generated always as (replace(code, '-', '')) stored,
  street text not null,
  street_number text not null,
  postcode text not null,
  -- '31146'
  postcode_digits text not null generated always as (translate(postcode, '- ', '')) stored,
  city text not null,
  country text not null default 'PL',
  -- Where exactly it stands: 'przy stacji paliw'.
  place text not null default '',
  -- When it is open, in words; '': always.
  hours text not null default '',
  -- Whether a parcel can be paid for there.
  takes_payment boolean not null default true,
  -- Degrees; both or neither.
  latitude double precision,
  longitude double precision,
  -- City, street, number and place without diacritics and in lower case, each word after a space: ' krakow dluga 7 przy poczcie'.
  words text not null,
  primary key (courier_id, code),
  unique (courier_id, plain_code)
);
create index pickup_point_postcode on pickup_point (courier_id, country, postcode_digits collate "C");

-- The address of the point when the order was placed; '': a code without an address, or no point.
alter table orders add pickup_point_address text not null default '';

-- A migration that only tests have: columns of every type, keys in a ring, triggers that refuse, a view, sequences.

create type mood as enum ('dobry', 'zły');
create domain grams as integer check (value >= 0);
create table sample (
  id bigint generated always as identity (start with 7 increment by 3) primary key,
  "Order" text not null,
  nothing text,
  amount numeric,
  exact numeric(18, 6),
  big bigint,
  small smallint,
  real_number double precision,
  yes boolean,
  at timestamptz,
  local_time timestamp,
  day date,
  clock time,
  pause interval,
  bytes bytea,
  words text[],
  grid integer[][],
  kept jsonb,
  json_null jsonb,
  raw json,
  documents jsonb[],
  range int4range,
  mood mood,
  weight grams,
  padded char(5),
  sort_key text collate "C",
  key uuid,
  twice numeric generated always as (amount * 2) stored,
  parent_id bigint references sample
);
create table ring (
  id integer primary key,
  sample_id bigint not null references sample
);
alter table sample add ring_id integer references ring;

insert into sample (
  "Order", amount, exact, big, small, real_number, yes, at, local_time, day, clock, pause,
  bytes, words, grid, kept, json_null, raw, documents, range, mood, weight, padded, key
) values (
  E'zażółć "gęślą"\n\t\\ \u0001 jaźń 🏺', 'NaN', 0.1, 9223372036854775807, -32768, 0.1::float8 + 0.2, true,
  '2026-10-25 02:30:00.123456+01', 'infinity', '4713-01-01 BC', '23:59:59.999999', '1 mon -2 days 00:00:00.5',
  '\x00ff5c27', array['a,b', null, '', '{"x"}', 'null', E'\\'], '{{1,2},{3,4}}',
  '{"b": 1.50, "a": null, "n": 12345678901234567890.123}', 'null', ' {"b" :1, "a": 2} ', array['null'::jsonb, null, '[1]'],
  '[1,5)', 'zły', 3, 'ab', gen_random_uuid()
);
insert into sample ("Order", amount, real_number, words, parent_id) values
  ('', 1e-30, 'Infinity', '{}', null),
  ('x', 3.000, '-0', null, 7);
update sample set parent_id = 13 where id = 7;
insert into ring values (1, 7);
update sample set ring_id = 1, at = '-infinity' where id = 10;

create function refuse_sample() returns trigger language plpgsql as $$
begin
  raise exception 'never';
end $$;
create trigger samples_are_never_added before insert or truncate on sample for each statement execute function refuse_sample();
create view moods as select mood from sample;
create sequence untouched;
select nextval('order_number');

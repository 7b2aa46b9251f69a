-- Addresses from which feeds are fetched, and what the last fetching brought, so that what has not changed is not read again.
create table feed_source (
  address text not null check (octet_length(address) <= 2000),
  -- name under which its products are known; empty: that of its format
  source text not null,
  -- when it was last asked for, and when what it gave was last imported
  tried_at timestamptz not null,
  imported_at timestamptz,
  -- what the server said of the file that was imported last; the hash is that of an IOF gateway
  etag text,
  last_modified text,
  hash text,
  -- why the last attempt failed, in words; null when it did not
  problem text,
  primary key (address, source)
);

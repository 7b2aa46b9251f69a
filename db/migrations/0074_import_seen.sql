-- Ids that a running import has met: a file may name each only once. A run's marks go when it ends; those of one that was killed, later.
create sequence import_run;
create unlogged table import_seen (
  run bigint not null,
  source_id text not null,
  seen_at timestamptz not null,
  primary key (run, source_id)
);

-- Pictures that are still at their source: when to try again. Null: at once.
alter table picture add next_attempt_at timestamptz;
create index on picture (next_attempt_at, id) where state = 'waiting';

-- Links to orders are signed and end. The tokens of before, in mails that buyers have, work for 90 days from now; so do those that the build of
-- 0.2.0 still gives out.
alter table orders add token_expires_at timestamptz not null default now() + interval '90 days';

-- What a visitor has done, until the browser asks for the scripts that the shop has set for it; cleared by asking.
create table tracking_event (
  id bigint generated always as identity primary key,
  visit_id bigint not null references visit on delete cascade,
  -- a name of features/tracking/settings.ts
  event text not null,
  created_at timestamptz not null default now()
);
create index on tracking_event (visit_id);

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Removes all that migrations can make, with what depends on it; extensions stay, since only an administrator could put them back. */
export async function emptySchema(database: Kysely<Schema>): Promise<void> {
  await sql`do ${sql.lit(script)}`.execute(database)
}

const script = `
declare
  command text;
begin
  foreach command in array (
    select coalesce(array_agg(format('drop %s if exists %s cascade', kind, name) order by place), '{}') from (
      select 1 as place, 'pg_class'::regclass as class, oid, format('public.%I', relname) as name,
        case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S', 'v', 'm') and not relispartition
      union all
      select 2, 'pg_proc'::regclass, oid, oid::regprocedure::text, 'routine'
      from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select 3, 'pg_type'::regclass, oid, format('public.%I', typname), 'type'
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
    ) made
    where not exists (
      select from pg_depend where classid = made.class and objid = made.oid and deptype in ('e', 'i')
    )
  ) loop
    execute command;
  end loop;
end`

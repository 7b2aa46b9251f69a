import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * Drops everything that migrations create, with its dependents. Extensions stay, since only an administrator can create them.
 */
export async function dropSchemaObjects(database: Kysely<Schema>): Promise<void> {
  await sql`do ${sql.lit(dropScript)}`.execute(database)
}

const dropScript = `
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

/**
 * Empties the tables and runs `work` with foreign keys and triggers disabled: rows come in any order, and nothing is derived
 * twice. Checks every foreign key afterwards. `database` is a transaction.
 */
export async function withConstraintsDisabled(
  database: Kysely<Schema>,
  tables: string[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await foreignKeys(database)
  for (const { table, name } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(database)
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(database)
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(database)
  await work()
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(database)
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(database)
}

async function foreignKeys(database: Kysely<Schema>): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by relname, conname
  `.execute(database)
  return rows
}

const portableSettings = {
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/** Sets portable value formats and no time limits for the transaction `database`, whatever the server's settings. */
export async function setPortableFormats(database: Kysely<Schema>): Promise<void> {
  for (const [name, value] of Object.entries(portableSettings))
    await sql`select set_config(${name}, ${value}, true)`.execute(database)
}

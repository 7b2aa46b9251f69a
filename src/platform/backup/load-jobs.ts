import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { columnTypes } from '../database/tables.ts'
import { loadPart, type Target } from './load-rows.ts'

/** Forgets the work of the shop that was here; the queue's own stays. */
export async function forgetJobs(database: Kysely<Schema>): Promise<void> {
  await sql`delete from pgboss.job where name not like '\\_\\_pgboss%'`.execute(database)
}

/** Where waiting work goes: the queue's table may have got or lost columns since the backup was made. */
export async function findJobTarget(database: Kysely<Schema>, columns: string[]): Promise<Target> {
  const types = await columnTypes(database, 'pgboss', 'job')
  return { schema: 'pgboss', table: 'job', columns: new Map([...types].filter(([name]) => columns.includes(name))) }
}

/** What was under way begins again, once at least as ever; what waited is not given up for having waited in a backup. */
export async function loadJobs(database: Kysely<Schema>, target: Target, part: Buffer): Promise<void> {
  await loadPart(database, target, part, {
    changed: {
      state: sql`(case given.state when 'active' then 'retry' else given.state end)::pgboss.job_state`,
      keep_until: sql`greatest(given.keep_until::timestamptz, now() + interval '14 days')`,
    },
    where: sql`given.name in (select name from pgboss.queue)`,
  })
}

import { type Kysely, sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { OpenDatabase } from './database/database.ts'
import type { Schema } from './database/schema.ts'

/** Work that is done later, once at least, again after a failure; kept in the shop's own database. */
export interface Queue {
  /** Queues work as part of what `database` does, not to be done before `startAfter`: inside a transaction it is queued only if that commits. */
  enqueue: (database: Kysely<Schema>, name: string, data: object, startAfter?: Date) => Promise<void>
  /** Does the work of one name, one after the other; `signal` is aborted when the queue stops. */
  work: (name: string, perform: (data: never, signal: AbortSignal) => Promise<void>) => Promise<void>
  /** Does the work of one name at times given as cron, by Polish clocks. */
  schedule: (name: string, cron: string) => Promise<void>
  /** What has failed for the last time in the last 30 days, oldest first. */
  failed: () => Promise<FailedJob[]>
  /** Gives what has failed one more try; how many there were. */
  retryFailed: () => Promise<number>
  /** How many jobs of each kind there are by state, as counted within the last minute. */
  sizes: () => Promise<{ name: string; jobs: Record<'ready' | 'deferred' | 'active' | 'failed', number> }[]>
  stop: () => Promise<void>
}

export interface FailedJob {
  id: string
  name: string
  data: object
  /** What the last attempt threw. */
  reason: string
}

/** How often failing work is tried again; the wait doubles each time. */
export interface Retries {
  times: number
  /** seconds */
  firstAfter: number
  /** seconds */
  atMostAfter: number
}

/** Opens the queue of the given kinds of work; what it knows already takes on changed retries. */
export async function openQueue(
  database: OpenDatabase,
  kinds: Record<string, Retries>,
  report: (error: Error) => void,
): Promise<Queue> {
  const boss = new PgBoss({
    db: database.queue,
    ...(database.engine === 'PGlite' && { backend: 'pglite' as const }),
  })
  boss.on('error', report)
  await database.withLock(() => startBoss(boss, kinds)) // of processes that start at once one makes the tables
  const stopping = new AbortController()
  const failed = () => failedJobs(database)
  return {
    enqueue: async (handle, name, data, startAfter) =>
      void (await boss.send(name, data, { db: fromKysely(handle), ...(startAfter && { startAfter }) })),
    work: async (name, perform) =>
      void (await boss.work(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
        for (const job of jobs)
          await perform(job.data as never, stopping.signal).catch((error: Error) => {
            report(error)
            throw error // the queue tries again
          })
      })),
    schedule: async (name, cron) => void (await boss.schedule(name, cron, {}, { tz: 'Europe/Warsaw' })),
    failed,
    sizes: async () =>
      (await boss.getQueues()).map(({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
        name,
        jobs: { ready: readyCount, deferred: deferredCount, active: activeCount, failed: failedCount },
      })),
    retryFailed: async () => {
      const jobs = await failed()
      for (const { name, id } of jobs) await boss.retry(name, id)
      return jobs.length
    },
    stop: async () => {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 2_000 })
    },
  }
}

async function startBoss(boss: PgBoss, kinds: Record<string, Retries>): Promise<void> {
  await boss.start()
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const [name, retries] of Object.entries(kinds)) await keepQueue(boss, name, retries, known.has(name))
}

/** A queue is looked up once, so that sending to it inside a transaction asks nothing outside: the embedded engine has one connection. */
async function keepQueue(boss: PgBoss, name: string, retries: Retries, known: boolean): Promise<void> {
  const options = {
    retryLimit: retries.times,
    retryDelay: retries.firstAfter,
    retryBackoff: true,
    retryDelayMax: retries.atMostAfter,
    deleteAfterSeconds: 30 * 24 * 60 * 60,
  }
  await (known ? boss.updateQueue(name, options) : boss.createQueue(name, options))
  await boss.findJobs(name, { id: crypto.randomUUID() })
}

async function failedJobs(database: OpenDatabase): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name, data, coalesce(output ->> 'message', '') as reason from pgboss.job
    where state = 'failed' order by created_on
  `.execute(database.query)
  return rows
}

import { type Kysely, sql } from 'kysely'
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { OpenDatabase } from './database/database.ts'
import type { Schema } from './database/schema.ts'
import { serializeError } from './log.ts'
import { spareTime } from './spare-time.ts'

/** Background jobs, at least once, with retries; stored in the shop's own database. */
export interface Queue {
  /**
   * Enqueues a job within `database` (usually a transaction), due at `startAfter` if set; it runs only if the transaction
   * commits.
   */
  enqueue: (database: Kysely<Schema>, name: string, data: object, startAfter?: Date) => Promise<void>
  /**
   * Runs the jobs of one name, as concurrently as its options allow, when the process has time to spare; `signal` is aborted when the queue
   * stops.
   */
  work: (name: string, perform: (data: never, signal: AbortSignal) => Promise<void>) => Promise<void>
  /** Schedules the jobs of one name by cron, in Polish time. */
  schedule: (name: string, cron: string) => Promise<void>
  /** Returns the jobs that finally failed in the last 30 days, oldest first. */
  failed: () => Promise<FailedQueueJob[]>
  /** Retries failed jobs once more; returns how many. */
  retryFailed: () => Promise<number>
  /** Returns the number of jobs per queue by state, as counted within the last minute. */
  counts: () => Promise<{ name: string; jobs: Record<'ready' | 'deferred' | 'active' | 'failed', number> }[]>
  /**
   * Releases the jobs of dead processes for an immediate retry; returns how many. Counts as an attempt, so that a job which
   * kills its process ends. Does nothing while another process works on this database: then lost heartbeats release the jobs of
   * the dead.
   */
  releaseAbandoned: () => Promise<number>
  stop: () => Promise<void>
}

export interface FailedQueueJob {
  id: string
  name: string
  data: object
  /** The error of the last attempt. */
  reason: string
}

/** Options of a kind of job: retries with exponential backoff, and concurrency. */
export interface JobOptions {
  times: number
  /** seconds */
  firstAfter: number
  /** seconds */
  atMostAfter: number
  /** Jobs that one process fetches together and runs concurrently; default 1. */
  batch?: number
  /** Concurrent batches, so that one slow job does not block all others; default 1. */
  workers?: number
  /** Seconds after which a job fails although its process is alive; default 900. */
  expiresAfter?: number
}

/** Milliseconds for running jobs when the queue stops; then they are released. */
const stopTimeout = 1_500

/** Heartbeat interval of a process, and the time without one after which it counts as dead. Both in seconds. */
const heartbeat = { every: 5, lostAfter: 20 }

/** Opens the queue with the given kinds of jobs; updates the retry options of existing ones. */
export async function openQueue(
  database: OpenDatabase,
  kinds: Record<string, JobOptions>,
  report: (error: Error) => void,
): Promise<Queue> {
  const boss = new PgBoss({
    db: database.queue,
    ...(database.engine === 'PGlite' && { backend: 'pglite' as const }),
  })
  boss.on('error', report)
  await database.withLock(() => startBoss(boss, kinds)) // of processes that start at once, one creates the tables
  const stopping = new AbortController()
  const failed = () => failedJobs(database)
  const underway = new Map<string, (reason: Error) => void>()
  return {
    enqueue: async (handle, name, data, startAfter) =>
      void (await boss.send(name, data, { db: fromKysely(handle), ...(startAfter && { startAfter }) })),
    work: async (name, perform) => {
      const { batch = 1, workers = 1 } = kinds[name] ?? {}
      const attempt = async ({ id, data }: Job): Promise<JobResult> => {
        const ended = new Promise<never>((_, giveUp) => underway.set(id, giveUp))
        try {
          const performed = spareTime(stopping.signal).then(() => perform(data as never, stopping.signal))
          await Promise.race([performed, ended])
          return { id, status: 'completed' }
        } catch (error) {
          report(error as Error)
          return { id, status: 'failed', output: serializeError(error) } // the queue retries; the stored error contains no personal data
        } finally {
          underway.delete(id)
        }
      }
      const options = {
        pollingIntervalSeconds: 1,
        batchSize: batch,
        localConcurrency: workers,
        burstWhenBatchFull: true,
        heartbeatRefreshSeconds: heartbeat.every,
        perJobResults: true,
      } as const
      await boss.work(name, options, (jobs: Job[]) => Promise.all(jobs.map(attempt)))
    },
    schedule: async (name, cron) => void (await boss.schedule(name, cron, {}, { tz: 'Europe/Warsaw' })),
    failed,
    counts: async () =>
      (await boss.getQueues()).map(({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
        name,
        jobs: { ready: readyCount, deferred: deferredCount, active: activeCount, failed: failedCount },
      })),
    retryFailed: async () => {
      const jobs = await failed()
      for (const { name, id } of jobs) await boss.retry(name, id)
      return jobs.length
    },
    releaseAbandoned: () => releaseAbandoned(boss, database, Object.keys(kinds)),
    stop: async () => {
      stopping.abort()
      const unfinished: string[] = []
      const givingUp = setTimeout(() => {
        for (const [id, giveUp] of underway) {
          unfinished.push(id)
          giveUp(new Error('the process ended before the work did'))
        }
      }, stopTimeout)
      await boss.stop({ graceful: true, timeout: stopTimeout + 1_000 })
      clearTimeout(givingUp)
      await retryAtOnce(database, unfinished).catch(report) // the database may be down: then the retry waits
    },
  }
}

async function startBoss(boss: PgBoss, kinds: Record<string, JobOptions>): Promise<void> {
  await boss.start()
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const [name, kind] of Object.entries(kinds)) await createOrUpdateQueue(boss, name, kind, existing.has(name))
}

/**
 * Caches the queue, so that enqueueing inside a transaction runs no query outside it: the embedded engine has one connection.
 */
async function createOrUpdateQueue(boss: PgBoss, name: string, kind: JobOptions, exists: boolean): Promise<void> {
  const options = {
    retryLimit: kind.times,
    retryDelay: kind.firstAfter,
    retryBackoff: true,
    retryDelayMax: kind.atMostAfter,
    heartbeatSeconds: heartbeat.lostAfter,
    expireInSeconds: kind.expiresAfter ?? 900,
    deleteAfterSeconds: 30 * 24 * 60 * 60,
  }
  await (exists ? boss.updateQueue(name, options) : boss.createQueue(name, options))
  await boss.findJobs(name, { id: crypto.randomUUID() })
}

async function failedJobs(database: OpenDatabase): Promise<FailedQueueJob[]> {
  const { rows } = await sql<FailedQueueJob>`
    select id, name, data, coalesce(output ->> 'message', '') as reason from pgboss.job
    where state = 'failed' order by created_on
  `.execute(database.query)
  return rows
}

/** Reads the active jobs first, then checks for other processes: a process that started a job later is not among the dead. */
async function releaseAbandoned(boss: PgBoss, database: OpenDatabase, names: string[]): Promise<number> {
  const { rows } = await sql<{ name: string; ids: string[] }>`
    select name, array_agg(id::text) as ids from pgboss.job where state = 'active' and name = any(${names}) group by name
  `.execute(database.query)
  if (rows.length === 0 || !(await database.isAlone())) return 0
  for (const { name, ids } of rows) {
    await boss.fail(name, ids, { message: 'the process that had begun it is gone' })
    await retryAtOnce(database, ids)
  }
  return rows.reduce((sum, { ids }) => sum + ids.length, 0)
}

/** Jobs that failed only because their process ended need no backoff. */
async function retryAtOnce(database: OpenDatabase, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const retry = `update pgboss.job set start_after = now() where id = any($1::uuid[]) and state = 'retry'`
  await database.queue.executeSql(retry, [ids]) // by its connections, which have short timeouts
}

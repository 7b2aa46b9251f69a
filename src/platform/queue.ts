import { type Kysely, sql } from 'kysely'
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { OpenDatabase } from './database/database.ts'
import type { Schema } from './database/schema.ts'
import { serializeError } from './log.ts'

/** Work that is done later, once at least, again after a failure; kept in the shop's own database. */
export interface Queue {
  /** Queues work as part of what `database` does, not to be done before `startAfter`: inside a transaction it is queued only if that commits. */
  enqueue: (database: Kysely<Schema>, name: string, data: object, startAfter?: Date) => Promise<void>
  /** Does the work of one name, as many at once as its kind says; `signal` is aborted when the queue stops. */
  work: (name: string, perform: (data: never, signal: AbortSignal) => Promise<void>) => Promise<void>
  /** Does the work of one name at times given as cron, by Polish clocks. */
  schedule: (name: string, cron: string) => Promise<void>
  /** What has failed for the last time in the last 30 days, oldest first. */
  failed: () => Promise<FailedQueueJob[]>
  /** Gives what has failed one more try; how many there were. */
  retryFailed: () => Promise<number>
  /** How many jobs of each kind there are by state, as counted within the last minute. */
  counts: () => Promise<{ name: string; jobs: Record<'ready' | 'deferred' | 'active' | 'failed', number> }[]>
  /**
   * Gives back what processes had begun that are gone, to be tried again at once; how many jobs there were. It counts as a try, so that
   * work which kills its process ends. Nothing while another process works on this database: its jobs are under way, and those of the dead lose their heartbeat.
   */
  releaseAbandoned: () => Promise<number>
  stop: () => Promise<void>
}

export interface FailedQueueJob {
  id: string
  name: string
  data: object
  /** What the last attempt threw. */
  reason: string
}

/** A kind of work: how often it is tried again when it fails, the wait doubling each time, and how much of it is done at once. */
export interface JobOptions {
  times: number
  /** seconds */
  firstAfter: number
  /** seconds */
  atMostAfter: number
  /** How many jobs one process fetches together and does at the same time; 1 if absent. */
  batch?: number
  /** How many such batches, so that one slow job does not keep all others waiting; 1 if absent. */
  workers?: number
  /** After so many seconds a job has failed, although its process lives; 900 if absent. */
  expiresAfter?: number
}

/** Milliseconds for work that is under way when the queue stops; then it is given back. */
const stopTimeout = 1_500

/** A process says so often that it lives, and is taken for dead when it has not for so long. Both in seconds. */
const heartbeat = { every: 5, lostAfter: 20 }

/** Opens the queue of the given kinds of work; what it knows already takes on changed retries. */
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
  await database.withLock(() => startBoss(boss, kinds)) // of processes that start at once one makes the tables
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
          await Promise.race([perform(data as never, stopping.signal), ended])
          return { id, status: 'completed' }
        } catch (error) {
          report(error as Error)
          return { id, status: 'failed', output: serializeError(error) } // the queue tries again; what it stores names nobody
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
      await retryAtOnce(database, unfinished).catch(report) // the database may be away: then they wait
    },
  }
}

async function startBoss(boss: PgBoss, kinds: Record<string, JobOptions>): Promise<void> {
  await boss.start()
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const [name, kind] of Object.entries(kinds)) await createOrUpdateQueue(boss, name, kind, known.has(name))
}

/** A queue is looked up once, so that sending to it inside a transaction asks nothing outside: the embedded engine has one connection. */
async function createOrUpdateQueue(boss: PgBoss, name: string, kind: JobOptions, known: boolean): Promise<void> {
  const options = {
    retryLimit: kind.times,
    retryDelay: kind.firstAfter,
    retryBackoff: true,
    retryDelayMax: kind.atMostAfter,
    heartbeatSeconds: heartbeat.lostAfter,
    expireInSeconds: kind.expiresAfter ?? 900,
    deleteAfterSeconds: 30 * 24 * 60 * 60,
  }
  await (known ? boss.updateQueue(name, options) : boss.createQueue(name, options))
  await boss.findJobs(name, { id: crypto.randomUUID() })
}

async function failedJobs(database: OpenDatabase): Promise<FailedQueueJob[]> {
  const { rows } = await sql<FailedQueueJob>`
    select id, name, data, coalesce(output ->> 'message', '') as reason from pgboss.job
    where state = 'failed' order by created_on
  `.execute(database.query)
  return rows
}

/** First which jobs are active, then whether anybody else lives: a process that has begun a job since is not among the dead. */
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

/** What failed only because its process ended need not wait. */
async function retryAtOnce(database: OpenDatabase, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const retry = `update pgboss.job set start_after = now() where id = any($1::uuid[]) and state = 'retry'`
  await database.queue.executeSql(retry, [ids]) // by its connections, which do not wait for ever
}

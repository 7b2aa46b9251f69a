import type { Kysely } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { OpenDatabase } from './database/database.ts'
import type { Schema } from './database/schema.ts'

/** Work that is done later, once at least, again after a failure; kept in the shop's own database. */
export interface Queue {
  /** Queues work as part of what `database` does: inside a transaction it is queued only if that commits. */
  enqueue: (database: Kysely<Schema>, name: string, data: object) => Promise<void>
  /** Does the work of one name, one after the other; `signal` is aborted when the queue stops. */
  work: (name: string, perform: (data: never, signal: AbortSignal) => Promise<void>) => Promise<void>
  /** Does the work of one name at times given as cron, by Polish clocks. */
  schedule: (name: string, cron: string) => Promise<void>
  stop: () => Promise<void>
}

/** Opens the queue. `names` are made once; work failing is tried again five times, later each time. */
export async function openQueue(
  database: OpenDatabase,
  names: string[],
  report: (error: Error) => void,
): Promise<Queue> {
  const boss = new PgBoss({
    db: database.queue,
    ...(database.engine === 'PGlite' && { backend: 'pglite' as const }),
  })
  boss.on('error', report)
  await boss.start()
  const stopping = new AbortController()
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const name of names) if (!known.has(name)) await createQueue(boss, name)
  return {
    enqueue: async (handle, name, data) => void (await boss.send(name, data, { db: fromKysely(handle) })),
    work: async (name, perform) =>
      void (await boss.work(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
        for (const job of jobs)
          await perform(job.data as never, stopping.signal).catch((error: Error) => {
            report(error)
            throw error // the queue tries again
          })
      })),
    schedule: async (name, cron) => void (await boss.schedule(name, cron, {}, { tz: 'Europe/Warsaw' })),
    stop: async () => {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 2_000 })
    },
  }
}

/** A new queue is looked up once, so that sending to it inside a transaction asks nothing outside: the embedded engine has one connection. */
async function createQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.createQueue(name, { retryLimit: 5, retryDelay: 10, retryBackoff: true })
  await boss.findJobs(name, { id: crypto.randomUUID() })
}

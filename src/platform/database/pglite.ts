import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import { limitConcurrency } from '../concurrency.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import type { OpenDatabase } from './database.ts'
import type { Schema } from './schema.ts'

const maxBlockingMilliseconds = 10 // milliseconds

/**
 * Opens the embedded engine. It has one owner and one connection: a second process gets an error in plain words.
 * @param folder of the shop's data, or ':memory:'
 */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  const release = folder === ':memory:' ? () => {} : lockDataFolder(folder)
  try {
    if (folder !== ':memory:') mkdirSync(join(folder, 'database'), { recursive: true, mode: 0o700 })
    const engine = await PGlite.create({
      dataDir: folder === ':memory:' ? 'memory://' : join(folder, 'database'),
      extensions: { pg_trgm },
      parsers: { [types.INT8]: (value: string) => Number(value), [types.DATE]: (value: string) => value },
    })
    yieldToEventLoop(engine)
    const { rows } = await engine.query<{ server_version: string }>('show server_version')
    const query = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: engine }) })
    return {
      engine: 'PGlite',
      version: rows[0]?.server_version ?? '',
      connections: null,
      query,
      web: query,
      read: query,
      withLock: limitConcurrency(1),
      listen: async (channel, hear) => void (await engine.listen(channel, hear)),
      declare: async () => {},
      differs: async () => false, // it has one owner
      isAlone: async () => true,
      queue: fromPglite(engine),
      close: async () => {
        await engine.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * The engine works in this thread, and from query to query it never leaves it: promises go before sockets and timers. With many requests under
 * way nobody else would be answered for seconds, and nothing bounded by the clock would end. So every now and then they have a turn.
 */
function yieldToEventLoop(engine: PGlite): void {
  let turned = 0
  const query = engine.query.bind(engine)
  engine.query = async <Row>(...asked: Parameters<typeof query<Row>>) => {
    if (performance.now() - turned > maxBlockingMilliseconds) {
      await turn()
      turned = performance.now()
    }
    return query<Row>(...asked)
  }
}

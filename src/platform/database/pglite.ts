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

const maxBlockingMilliseconds = 10

/**
 * Opens the embedded engine. It has one owner and one connection: a second process gets a readable error.
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
      listen: async (channel, listener) => void (await engine.listen(channel, listener)),
      declare: async () => {},
      differs: async () => false, // single owner
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
 * Yields to the event loop now and then. The engine runs in this thread, and between queries it only awaits promises, which run
 * before sockets and timers: under load no response would be sent and no timeout would fire for seconds.
 */
function yieldToEventLoop(engine: PGlite): void {
  let turned = 0
  const query = engine.query.bind(engine)
  engine.query = async <Row>(...parameters: Parameters<typeof query<Row>>) => {
    if (performance.now() - turned > maxBlockingMilliseconds) {
      await turn()
      turned = performance.now()
    }
    return query<Row>(...parameters)
  }
}

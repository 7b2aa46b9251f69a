import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import { fewAtOnce } from '../few-at-once.ts'
import type { OpenDatabase } from './database.ts'
import { ownFolder } from './own-folder.ts'
import type { Schema } from './schema.ts'

/**
 * Opens the embedded engine. It has one owner and one connection: a second process gets an error in plain words.
 * @param folder of the shop's data, or ':memory:'
 */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  const release = folder === ':memory:' ? () => {} : ownFolder(folder)
  try {
    if (folder !== ':memory:') mkdirSync(join(folder, 'database'), { recursive: true, mode: 0o700 })
    const engine = await PGlite.create({
      dataDir: folder === ':memory:' ? 'memory://' : join(folder, 'database'),
      extensions: { pg_trgm },
      parsers: { [types.INT8]: (value: string) => Number(value), [types.DATE]: (value: string) => value },
    })
    const { rows } = await engine.query<{ server_version: string }>('show server_version')
    const query = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: engine }) })
    return {
      engine: 'PGlite',
      version: rows[0]?.server_version ?? '',
      connections: null,
      query,
      web: query,
      read: query,
      withLock: fewAtOnce(1),
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

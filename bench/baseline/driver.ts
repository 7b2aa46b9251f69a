import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import type { ShopData } from '../environment/shop-process.ts'
import type { Statement } from './trace-drivers.ts'

/** The driver alone, with as many connections as the shop has. */
export interface BaselineDriver {
  /** Replays recorded statements on one connection. */
  run: (statements: Statement[]) => Promise<void>
  /** Number of concurrent replays. */
  connections: number
  close: () => Promise<void>
}

const connections = 10

export async function openBaselineDriver({ databaseUrl, folder }: ShopData): Promise<BaselineDriver> {
  if (!databaseUrl) return openEmbedded(join(folder, 'database'))
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  pool.on('error', () => {}) // the next query reports it
  return {
    connections,
    run: async (statements) => {
      const client = await pool.connect()
      try {
        for (const statement of statements) await client.query(statement)
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

async function openEmbedded(dataDir: string): Promise<BaselineDriver> {
  const engine = await PGlite.create({ dataDir, extensions: { pg_trgm } })
  return {
    connections: 1,
    run: async (statements) => {
      for (const { text, values } of statements) await engine.query(text, values)
    },
    close: () => engine.close(),
  }
}

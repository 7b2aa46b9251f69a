import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import { hasIdentity } from '../data-folder.ts'
import { envFile } from '../program-folder.ts'
import type { Schema } from './schema.ts'

/** The configuration points to no shop. */
export class ShopNotFound extends Error {
  constructor(why: string) {
    const file = envFile()
    const read = existsSync(file) ? `plik ${file}` : `pliku ${file} nie ma`
    super(
      `Nie ma tu sklepu: ${why} Wskaż go w DATABASE_URL i DATA_FOLDER (w środowisku albo w pliku .env; ${read}). Nowy sklep zakłada new, restore, demo albo npm start.`,
    )
  }
}

/** Throws ShopNotFound when no shop was ever opened with the data folder; creates nothing. */
export function requireShopFolder(config: Config): void {
  const { databaseUrl, dataFolder } = config
  if (!databaseUrl && !existsSync(join(dataFolder, 'database', 'PG_VERSION')))
    throw new ShopNotFound(`w folderze danych ${dataFolder} nie ma bazy, a DATABASE_URL nie podano.`)
  if (databaseUrl && !hasIdentity(dataFolder))
    throw new ShopNotFound(
      `z folderem danych ${dataFolder} nie otwarto jeszcze żadnego (baza: ${databaseName(config)}).`,
    )
}

/** Throws ShopNotFound for a database without any migration. */
export async function requireShopDatabase(query: Kysely<Schema>, config: Config): Promise<void> {
  const { rows: tables } = await sql<{ found: boolean }>`select to_regclass('migration') is not null as found`.execute(
    query,
  )
  const { rows: applied } = tables[0]?.found
    ? await sql`select name from migration limit 1`.execute(query)
    : { rows: [] }
  if (applied.length === 0) throw new ShopNotFound(`baza jest pusta (${databaseName(config)}).`)
}

/**
 * Returns which database the configuration names, for people and for comparing: 'PostgreSQL sklep na db.example:5432'. Contains
 * neither user nor password.
 */
export function databaseName({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>): string {
  if (!databaseUrl) return `PGlite w ${join(dataFolder, 'database')}`
  const { database, host, port } = new pg.Client({ connectionString: databaseUrl }) // does not connect; reads PGHOST and the like
  return `PostgreSQL ${database} na ${host}:${port}`
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import { hasIdentity } from '../data-identity.ts'
import { envFile } from '../env-file.ts'
import { databaseName } from './database-name.ts'
import type { Schema } from './schema.ts'

/** There is no shop where the configuration points. */
export class NoShop extends Error {
  constructor(why: string) {
    const file = envFile()
    const read = existsSync(file) ? `plik ${file}` : `pliku ${file} nie ma`
    super(
      `Nie ma tu sklepu: ${why} Wskaż go w DATABASE_URL i DATA_FOLDER (w środowisku albo w pliku .env; ${read}). Nowy sklep zakłada new, restore, demo albo npm start.`,
    )
  }
}

/** Throws NoShop where the data folder says already that no shop has been opened with it; makes nothing. */
export function requireShopFolder(config: Config): void {
  const { databaseUrl, dataFolder } = config
  if (!databaseUrl && !existsSync(join(dataFolder, 'database', 'PG_VERSION')))
    throw new NoShop(`w folderze danych ${dataFolder} nie ma bazy, a DATABASE_URL nie podano.`)
  if (databaseUrl && !hasIdentity(dataFolder))
    throw new NoShop(`z folderem danych ${dataFolder} nie otwarto jeszcze żadnego (baza: ${databaseName(config)}).`)
}

/** Throws NoShop for a database that has not seen one migration. */
export async function requireShopDatabase(query: Kysely<Schema>, config: Config): Promise<void> {
  const { rows: tables } = await sql<{ found: boolean }>`select to_regclass('migration') is not null as found`.execute(
    query,
  )
  const { rows: applied } = tables[0]?.found
    ? await sql`select name from migration limit 1`.execute(query)
    : { rows: [] }
  if (applied.length === 0) throw new NoShop(`baza jest pusta (${databaseName(config)}).`)
}

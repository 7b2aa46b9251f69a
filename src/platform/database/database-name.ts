import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'

/** Which database the configuration names, for people and for comparing: 'PostgreSQL sklep na db.example:5432'. Never tells user or password. */
export function databaseName({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>): string {
  if (!databaseUrl) return `PGlite w ${join(dataFolder, 'database')}`
  const { database, host, port } = new pg.Client({ connectionString: databaseUrl }) // connects to nothing; knows PGHOST and the like
  return `PostgreSQL ${database} na ${host}:${port}`
}

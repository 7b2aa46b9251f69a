import pg from 'pg'
import { inject } from 'vitest'

const created: string[] = []

/**
 * The address of a new database on the tests' PostgreSQL, by default a copy of the prepared one.
 * Statements are recorded where its name begins with 'shop_': only the test knows the content of an empty one.
 */
export async function createDatabase(template?: 'template1'): Promise<string> {
  const database = inject('database')
  if (database.engine !== 'PostgreSQL') throw new Error('this project has no PostgreSQL')
  const name = `${template ? 'empty' : 'shop'}_${crypto.randomUUID().replaceAll('-', '')}`
  const from = template ?? database.template
  await run(
    database.server,
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(from)} strategy file_copy`,
  )
  created.push(name)
  return `${database.server}/${name}`
}

/** Drops the databases of this worker, even with open connections: autovacuum spends time on each existing database. */
export async function dropDatabases(): Promise<void> {
  const database = inject('database')
  if (database.engine !== 'PostgreSQL') return
  for (const name of created.splice(0))
    await run(database.server, `drop database ${pg.escapeIdentifier(name)} with (force)`)
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

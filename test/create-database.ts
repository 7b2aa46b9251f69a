import pg from 'pg'
import { inject } from 'vitest'

const created: string[] = []

/**
 * A database of its own on the tests' PostgreSQL, a copy of the prepared one unless another template is named; its address.
 * Statements are recorded where its name begins with 'shop_': what else is in an empty one, only its test knows.
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

/** Drops those that this worker has created, whoever is still connected: PostgreSQL looks after each that is there. */
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

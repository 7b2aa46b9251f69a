import pg from 'pg'
import { inject } from 'vitest'

/**
 * A database of its own on the tests' PostgreSQL, a copy of the prepared one unless another template is named; its address.
 * Statements are recorded where its name begins with 'shop_': what else is in an empty one, only its test knows.
 */
export async function createDatabase(template?: 'template1'): Promise<string> {
  const database = inject('database')
  if (database.engine !== 'PostgreSQL') throw new Error('this project has no PostgreSQL')
  const name = `${template ? 'empty' : 'shop'}_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${database.server}/postgres` })
  await client.connect()
  await client.query(
    `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template ?? database.template)} strategy file_copy`,
  )
  await client.end()
  return `${database.server}/${name}`
}

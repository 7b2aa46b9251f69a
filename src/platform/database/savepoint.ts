import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Does a part of the transaction that the database is in: what it throws rolls back this part alone, and is thrown on. */
export async function savepoint<Answer>(database: Kysely<Schema>, work: () => Promise<Answer>): Promise<Answer> {
  await sql`savepoint part`.execute(database)
  try {
    const answer = await work()
    await sql`release savepoint part`.execute(database)
    return answer
  } catch (thrown) {
    await sql`rollback to savepoint part`.execute(database)
    await sql`release savepoint part`.execute(database) // else an outer part of the same name would roll back to this one
    throw thrown
  }
}

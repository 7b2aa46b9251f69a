import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/create-database.ts'
import { openPostgres } from './postgres.ts'

test.runIf(inject('database').engine === 'PostgreSQL')(
  'no statement is JIT-compiled, whatever its estimated cost',
  async () => {
    const database = await openPostgres(await createDatabase())
    for (const query of [database.query, database.web]) {
      expect((await sql`show jit`.execute(query)).rows).toEqual([{ jit: 'off' }])
    }
    await database.close()
  },
)

import { expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/create-database.ts'
import { Replica } from './replicas.ts'

test.runIf(inject('database').engine === 'PostgreSQL')(
  'a promoted standby serves no reads, and checking it causes no error',
  async () => {
    const replica = new Replica(await createDatabase('template1'))
    await replica.checkPosition()
    expect(replica.hasReached(0n)).toBe(false)
    await replica.close()
  },
)

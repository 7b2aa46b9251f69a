import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createDatabase } from '../../test/create-database.ts'
import { killDuringOrders } from '../../test/kill-during-orders.ts'
import { prepareDatabase } from '../../test/prepare-database.ts'

let dataFolder = ''
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

test.each([
  ['PostgreSQL', createDatabase],
  ['the embedded engine', prepareEmbedded],
])(
  'killed again and again while people order, the shop on %s loses no order that it confirmed, and makes none twice',
  {
    timeout: 240_000,
  },
  async (_engine, prepare) => {
    dataFolder = mkdtempSync(join(tmpdir(), 'witryna-killed-'))
    const databaseUrl = await prepare()
    const survived = await killDuringOrders({ databaseUrl, dataFolder }, { orders: 100, kills: 3, buyers: 8 })
    expect(survived).toMatchObject({ orders: 100, kills: 3 })
  },
)

async function prepareEmbedded(): Promise<null> {
  await prepareDatabase(null, dataFolder)
  return null
}

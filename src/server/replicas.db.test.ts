import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReplicatedShop, type ReplicatedShop } from '../../test/open-replicated-shop.ts'
import { waitFor } from '../../test/wait-for.ts'

let replicated: ReplicatedShop
beforeAll(async () => {
  replicated = await openReplicatedShop()
})
afterAll(() => replicated?.close())

test('public reads go to the standby, unless it has not yet replayed a change of them', async () => {
  const { shop, standby, readsStandby, productPage, describeAs } = replicated
  const { web } = shop.appContext.database
  await waitFor(readsStandby)
  expect((await sql`select pg_is_in_recovery() as standby`.execute(web)).rows).toEqual([{ standby: false }])
  expect(await productPage()).toContain('Kubek Ania')
  await standby.pause()
  await describeAs('Kubek po zmianie')
  await waitFor(async () => (await productPage()).includes('Kubek po zmianie'))
  expect(await readsStandby()).toBe(false)
  await standby.resume()
  await waitFor(readsStandby)
  expect(await productPage()).toContain('Kubek po zmianie')
})

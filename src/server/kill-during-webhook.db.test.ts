import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addWebhookEndpoint } from '#features/webhooks/actions/endpoints.ts'
import { HttpBuyer } from '../../test/http-buyer.ts'
import { prepareTestConfig } from '../../test/open-test-shop.ts'
import { npmStart, type SpawnedShop, spawnScript } from '../../test/spawn-shop.ts'
import { waitFor } from '../../test/wait-for.ts'
import { openWebhookDouble, verifyWebhook } from '../../test/webhook-double.ts'
import { createAppContext } from './app-context.ts'

test('a webhook in progress when the shop was killed is sent after the next start, with the same id', async () => {
  const { config, remove } = await prepareTestConfig({ WEBHOOK_LOOPBACK: 'yes' })
  const receiver = await openWebhookDouble()
  const shops: SpawnedShop[] = []
  onTestFinished(async () => {
    for (const { process } of shops) process.kill('SIGKILL')
    await Promise.all(shops.map(({ exit }) => exit))
    await receiver.close()
    remove()
  })
  const open = () => createAppContext(config, () => {})
  const before = await open()
  const added = await addWebhookEndpoint(before.publicShop('http://localhost'), receiver.url, { loopbackAllowed: true })
  await before.close()
  const start = () => {
    const environment = {
      ...{ PORT: '0', DATABASE_URL: config.databaseUrl ?? '', DATA_FOLDER: config.dataFolder, DEMO: 'no' },
      WEBHOOK_LOOPBACK: 'yes',
    }
    const shop = spawnScript(npmStart, environment)
    shops.push(shop)
    return shop
  }
  receiver.answer('hang')
  const first = start()
  await new HttpBuyer(() => first.url).buy()
  await waitFor(() => receiver.received.length > 0)
  first.process.kill('SIGKILL')
  await first.exit
  receiver.answer(204)
  await start().url
  await waitFor(() => receiver.received.length > 1)
  const [cut, again] = receiver.received
  expect(again?.headers['webhook-id']).toBe(cut?.headers['webhook-id'])
  expect(verifyWebhook(added.ok ? added.value.secret : '', again as never)).toMatchObject({ type: 'order.placed' })
  const after = await open()
  const state = async () =>
    (await sql<{ state: string }>`select state from webhook_delivery`.execute(after.database.query)).rows[0]?.state
  await expect.poll(state).toBe('delivered')
  await after.close()
})

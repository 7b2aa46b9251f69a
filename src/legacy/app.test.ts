import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { log } from '#platform/log.ts'
import type { RequestEnvironment } from '../server/request-context.ts'
import type { PublicShop } from '../shop.ts'
import { legacy } from './app.ts'

test("A1.2 an error page uses the shop's own texts", async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue(undefined)
  const app = new Hono<RequestEnvironment>().use(async (context, next) => {
    context.set('publicShop', { textOverrides: { 'legacy.broken': 'Ojej.' } } as unknown as PublicShop)
    context.set('openShop', async () => {
      throw new Error('no database')
    })
    await next()
  })
  const answer = await app.route('/', legacy()).request('/return.php')
  expect([answer.status, await answer.json()]).toEqual([500, { error: { code: 'internal', message: 'Ojej.' } }])
  expect(logged).toHaveBeenCalledOnce()
})

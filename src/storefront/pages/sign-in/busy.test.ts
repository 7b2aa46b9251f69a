import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { refused } from '#shared/result.ts'
import type { Shop } from '#shop'
import { routeContext } from '../../route-context.ts'
import type { Route } from './+types/page.ts'
import { action } from './page.server.ts'

test('under too many sign-ins at once the page says when to try again, and keeps the typed login but not the password', async () => {
  const shop = { accounts: { signIn: async () => refused({ code: 'busy' }) } } as unknown as Shop
  const context = new RouterContextProvider(new Map([[routeContext, { publicShop: shop, openShop: async () => shop }]]))
  const body = new URLSearchParams({ login: 'anna', password: 'witryna-demo' })
  const request = new Request('http://localhost:3000/logowanie', { method: 'POST', body })
  const answer = await action({ context, request } as unknown as Route.ActionArgs)
  expect(answer).toMatchObject({
    init: { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } },
    data: { login: 'anna', message: { text: { template: expect.stringContaining('Spróbuj ponownie za minutę') } } },
  })
  expect(JSON.stringify(answer)).not.toContain('witryna-demo')
})

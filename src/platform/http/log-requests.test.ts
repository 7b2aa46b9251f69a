import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '../log.ts'
import { Closing } from './closing.ts'
import { logRequests } from './log-requests.ts'
import { loggablePaths } from './loggable-path.ts'

const token = '0b0e8c3e-7c50-4a39-9a8e-0b3f3a6c2d11'
const app = new Hono()
  .use(logRequests(loggablePaths(['/zamowienie/:number/:token', '/broken']), new Closing()))
  .get('/zamowienie/:number/:token', (context) => context.text('Anna'))
  .get('/broken', (context) => context.text('broken', 500))

const info = vi.spyOn(log, 'info')
const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
beforeEach(() => vi.clearAllMocks())

test('every answer carries the number of its request, and no two the same', async () => {
  const path = `/zamowienie/10001/${token}`
  const first = (await app.request(path)).headers.get('X-Request-Id')
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect((await app.request(path)).headers.get('X-Request-Id')).not.toBe(first)
})

test('logs neither the token that opens an order nor the query', async () => {
  await app.request(`/zamowienie/10001/${token}?email=anna@example.com`)
  expect(info.mock.calls).toEqual([
    [{ method: 'GET', path: '/zamowienie/10001/…', status: 200, milliseconds: expect.any(Number) }],
  ])
})

test('what went wrong is logged as an error', async () => {
  await app.request('/broken')
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ path: '/broken', status: 500 }))
})

test('a visitor who left before the answer is no error', async () => {
  await app.request('/broken', { signal: AbortSignal.abort() })
  expect(error).not.toHaveBeenCalled()
  expect(info).toHaveBeenCalledOnce()
})

import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '../log.ts'
import { ShutdownState } from './graceful-shutdown.ts'
import { createPathRedactor, createRouteMatcher, logRequests } from './log-requests.ts'

const token = '0b0e8c3e-7c50-4a39-9a8e-0b3f3a6c2d11'
const app = new Hono()
  .use(logRequests(createPathRedactor(['/zamowienie/:number/:token', '/broken']), new ShutdownState()))
  .get('/zamowienie/:number/:token', (context) => context.text('Anna'))
  .get('/broken', (context) => context.text('broken', 500))

const info = vi.spyOn(log, 'info')
const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
beforeEach(() => vi.clearAllMocks())

test('every response has a unique request number', async () => {
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

test('a failed request is logged as an error', async () => {
  await app.request('/broken')
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ path: '/broken', status: 500 }))
})

test('a visitor who left before the response is not an error', async () => {
  await app.request('/broken', { signal: AbortSignal.abort() })
  expect(error).not.toHaveBeenCalled()
  expect(info).toHaveBeenCalledOnce()
})

const loggable = createPathRedactor([
  ...['/', '/koszyk', '/lista/:token', '/zamowienie/:number/:token', '/newsletter/wypisz/:token?', '/obrazki/*'],
  '/produkt/:product',
])

test.each([
  ['/', '/'],
  ['/koszyk', '/koszyk'],
  ['/koszyk.data', '/koszyk.data'],
  ['/produkt/kubek-1001', '/produkt/kubek-1001'],
  ['/obrazki/0b0e-320.webp', '/obrazki/0b0e-320.webp'],
  ['/lista/A1b2', '/lista/…'],
  ['/lista/A1b2.data', '/lista/…'],
  ['/zamowienie/10001/0b0e8c3e', '/zamowienie/10001/…'],
  ['/newsletter/wypisz', '/newsletter/wypisz'],
  ['/newsletter/wypisz/A1b2', '/newsletter/wypisz/…'],
  ['/lista/A1b2/', '/lista/…'],
  ['/lista/A1b2/x', '/lista/…'],
  ['/LISTA/A1b2', '/LISTA/…'],
  ['//lista/A1b2', '//…'],
  ['/lista%2FA1b2', '/lista/…'],
  ['/lista\\A1b2', '/lista/…'],
  ['/wp-login.php', '/wp-login.php'],
  ['/produkt/\x9b2J', '/produkt/\\u009b2J'], // JSON would not escape it
  ['/\u202egpj', '/\\u202egpj'],
])('%s is logged as %s', (path, expected) => expect(loggable(path)).toBe(expected))

const patternOf = createRouteMatcher(['/', '/zamowienie', '/zamowienie/:number/:token', '/obrazki/*', '/ajax/get.php'])

test.each([
  ['/', '/'],
  ['/zamowienie', '/zamowienie'],
  ['/zamowienie.data', '/zamowienie.data'],
  ['/zamowienie/10001/0b0e8c3e', '/zamowienie/:number/:token'],
  ['/zamowienie/10001/0b0e8c3e.data', '/zamowienie/:number/:token.data'],
  ['/zamowienie/10001', 'other'],
  ['/obrazki/a/b.webp', '/obrazki/*'],
  ['/ajax/get.php', '/ajax/get.php'],
  ['/wp-login.php', 'other'],
  ['/%ff', 'other'],
  ['', 'other'],
])('%s is %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzzApplication, fuzzRun, fuzzServer } from '../../test/malformed/fuzz-shop.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'

const { count, seed } = fuzzRun(100)

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication({ METRICS_PORT: '9464' }) // measured, but not served
})
afterAll(() => application.close())

test(`${count} malformed requests (seed ${seed}) are refused with a message or ignored`, () =>
  fuzzApplication(application, { count, seed }))

test('so are their raw bytes through a socket, and the number of metrics stays small', () =>
  fuzzServer(application, { count: Math.ceil(count / 2), seed }))

const addresses = [
  '/',
  '/koszyk',
  '/logowanie',
  '/zamowienie',
  '/basketchange.php',
  '/ajax/get.php',
  '/ajax/projector.php',
  '/signin.php',
  '/nie-ma',
]
test.each(addresses)('10 MB of text to %s are refused before they are read', async (path) => {
  const body = `request=${'ż'.repeat(5 * 1024 * 1024)}`
  const headers = { Host: 'localhost:3000', 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await application.app.request(path, { method: 'POST', headers, body })
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('1 MB')
})

test.each(addresses)('500,000 fields to %s are refused before they are parsed', async (path) => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const bodies = [
    ['application/x-www-form-urlencoded', 'a&'.repeat(500_000)],
    ['application/json', 'a&'.repeat(500_000)],
    ['multipart/form-data; boundary=b', `${part.repeat(20_000)}--b--\r\n`],
  ] as const
  for (const [type, body] of bodies) {
    const headers = { Host: 'localhost:3000', 'Content-Type': type }
    const answer = await application.app.request(path, { method: 'POST', headers, body })
    expect([type, answer.status, await answer.text()]).toEqual([type, 413, expect.stringContaining('5000')])
  }
})

test('a browser gets the refusal as a page, other clients as text', async () => {
  const ask = async (Accept: string) => {
    const answer = await application.app.request(`/szukaj?text=${'a'.repeat(9_000)}`, {
      headers: { Host: 'localhost:3000', Accept },
    })
    return [answer.status, answer.headers.get('Content-Type')?.toLowerCase(), await answer.text()]
  }
  expect(await ask('text/html')).toEqual([
    414,
    'text/html; charset=utf-8',
    expect.stringContaining('<p>Ten adres jest za długi.</p>'),
  ])
  expect(await ask('*/*')).toEqual([414, 'text/plain; charset=utf-8', 'Ten adres jest za długi.'])
})

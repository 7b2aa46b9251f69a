import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const look = 'GET, HEAD, OPTIONS'
const both = 'GET, HEAD, POST, OPTIONS'
const allowed: [path: string, allow: string][] = [
  ['/', look],
  ['/kategoria/kubki-1001', look],
  ['/kategoria/kubki-1001.data', look],
  ['/produkt/kubek-1001', both],
  ['/produkt/kubek-1001.data', both],
  ['/robots.txt', look],
  ['/assets/none.js', look],
  ['/obrazki/none', look],
  ['/pliki/none/none', look],
  ['/ajax/basket.php', look],
  ['/search.php', look],
  ['/product-pol-1001-Kubek-Ania.html', look],
  ['/koszyk', both],
  ['/koszyk.data', both],
  ['/waluta', both],
  ['/basketchange.php', both],
  ['/signin.php', both],
  ['/ajax/get.php', 'GET, HEAD, POST, OPTIONS'],
]

test.for(allowed)('%s answers every other method with Allow: %s', async ([path, allow]) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const { status, headers } = await ask(method, path)
    const answer = [method, status, headers.get('Allow')]
    if (method === 'OPTIONS') expect(answer).toEqual([method, 204, allow])
    else if (!allow.split(', ').includes(method)) expect(answer).toEqual([method, 405, allow])
    else if (path !== '/basketchange.php' || method !== 'HEAD')
      expect(answer).toEqual([method, expect.not.toBeOneOf([405]), null])
  }
})

test('GraphQL accepts POST only, with its own message', async () => {
  for (const method of ['GET', 'PUT', 'OPTIONS'])
    expect([method, (await ask(method, '/graphql/v1/')).headers.get('Allow')]).toEqual([method, 'POST'])
})

test('an unknown address is 404 for every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const { status, headers } = await ask(method, '/nie-ma')
    expect([method, status, headers.get('Allow')]).toEqual([method, 404, null])
  }
})

test('a form that a .php call has read in vain is not sent to any page either', async () => {
  const init = { method: 'POST', headers: { Host: 'localhost:3000' }, body: new URLSearchParams({ a: 'b' }) }
  expect((await application.app.request('/settings.php', init)).status).toBe(404)
})

function ask(method: string, path: string) {
  return application.app.request(path, { method, headers: { Host: 'localhost:3000' } })
}

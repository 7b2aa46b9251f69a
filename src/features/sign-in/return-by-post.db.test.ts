import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OidcDouble, openOidcDouble } from '../../../test/oidc-double.ts'
import { openBuiltApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { prepareTestConfig } from '../../../test/open-test-shop.ts'
import { PlainBrowser, redirectOf, testOrigin } from '../../../test/plain-browser.ts'

const back = '/logowanie-przez/apple/powrot'

let provider: OidcDouble
let shop: TestApplication
beforeAll(async () => {
  provider = await openOidcDouble([`${testOrigin}${back}`])
  provider.person = { sub: '001.apple', email: 'x7@privaterelay.example', email_verified: true }
  const { config, remove } = await prepareTestConfig({})
  const apple = {
    ...{ id: 'apple', name: 'Apple', issuer: provider.issuer, isMain: true },
    ...{ clientId: provider.clientId, secret: provider.clientSecret, scope: 'openid email' },
    responseMode: 'form_post' as const,
  }
  shop = await openBuiltApplication({ ...config, identityProviders: [apple] }, remove)
})
afterAll(() => Promise.all([shop.close(), provider.close()]))

/** The fields of the form that the provider's page posts to the shop. */
async function postedBy(browser: PlainBrowser): Promise<Record<string, string>> {
  const page = await provider.visit((await redirectOf(browser.get('/logowanie-przez/apple'))) ?? '')
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}

/** Another site's form, with which a browser sends none of the shop's cookies. */
function postFromElsewhere(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { Origin: 'https://appleid.apple.com', 'Sec-Fetch-Site': 'cross-site' }
  return new PlainBrowser(shop).post(path, fields, headers)
}

test('Apple comes back by a POST of another site, which only leads to the same address by GET, with the names it tells once', async () => {
  const browser = new PlainBrowser(shop)
  const user = JSON.stringify({ name: { firstName: 'Ewa', lastName: 'Lis' }, email: 'x7@privaterelay.example' })
  const path = await redirectOf(postFromElsewhere(back, { ...(await postedBy(browser)), user }))
  expect(path).toMatch(/^\/logowanie-przez\/apple\/powrot\?code=/)
  expect(await redirectOf(browser.get(path ?? ''))).toBe('/logowanie/polacz?powrot=%2Fkonto')
  const page = await (await browser.get('/rejestracja/przez')).text()
  for (const value of ['Ewa', 'Lis', 'x7@privaterelay.example']) expect(page).toContain(`value="${value}"`)
})

test('such a POST signs nobody in, in whatever browser, without the cookie of the one that began', async () => {
  const fields = await postedBy(new PlainBrowser(shop))
  const victim = new PlainBrowser(shop)
  const path = await redirectOf(postFromElsewhere(back, fields))
  expect(await redirectOf(victim.get(path ?? ''))).toBe('/logowanie?przez=apple&blad=przerwane&powrot=%2Fkonto')
  expect((await postFromElsewhere(back, { code: 'x' })).status).toBe(400)
})

test('no other address takes a POST of another site', async () => {
  for (const path of ['/logowanie', '/logowanie/polacz', '/logowanie-przez/google/powrot', `${back}/`, '/wyloguj'])
    expect((await postFromElsewhere(path, { state: 'A'.repeat(43) })).status).toBe(403)
})

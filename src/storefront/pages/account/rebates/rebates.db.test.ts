import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePoints } from '#features/customers/actions/customers.ts'
import { openTestApplication, type TestApplication } from '../../../../../test/open-test-application.ts'
import { PlainBrowser, redirectOf, testOrigin } from '../../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

async function signedIn(login: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop)
  expect((await browser.post('/logowanie', { login, password: 'witryna-demo' })).status).toBe(303)
  return browser
}

async function rebatesOf(login: string): Promise<string> {
  return (await (await (await signedIn(login)).get('/konto/rabaty')).text()).replaceAll(
    /[\u00a0]|<!-- -->/g,
    (found) => (found === '\u00a0' ? ' ' : ''),
  )
}

test('B2.51 a visitor has to sign in first, and the old address leads there', async () => {
  const browser = new PlainBrowser(shop)
  expect(await redirectOf(browser.get('/konto/rabaty'))).toBe('/logowanie?powrot=%2Fkonto%2Frabaty')
  expect((await browser.get('/client-rebate.php')).headers.get('Location')).toBe('/konto/rabaty')
})

test("B2.51 a client sees the rebates of the client's group, personal codes and public codes; another client does not", async () => {
  const anna = await rebatesOf('anna')
  expect(anna).toContain('Twoja grupa: stali klienci')
  expect(anna).toContain('Dla stałych klientów')
  expect(anna).toMatch(/najtańsza\s+z\s+każdych\s+3\s+sztuk\s+o\s+50%\s+taniej/)
  expect(anna).toContain('ANIA20')
  expect(anna).toContain('od 300,00 zł')
  expect(anna).not.toContain('Rabat dla kawiarni')
  expect(anna).not.toContain('JESIEŃ15')
  const bryza = await rebatesOf('bryza')
  expect(bryza).toContain('Rabat dla kawiarni')
  expect(bryza).toContain('nie łączy się z innymi promocjami')
  expect(bryza).toContain('ZIMA40')
  expect(bryza).not.toContain('ANIA20')
})

test('B2.51 B9.21 points are listed line by line, with the products for points, two per row and else four', async () => {
  const appContext = shop.appContext.publicShop(testOrigin)
  const { id } = await appContext.database
    .selectFrom('customer')
    .select('id')
    .where('email', '=', 'zofia@example.com')
    .executeTakeFirstOrThrow()
  for (let line = 1; line <= 21; line += 1)
    await changePoints(appContext, { customerId: id, points: line === 3 ? -2 : 2, reason: 'granted', orderId: null })
  const page = await rebatesOf('zofia')
  expect(page).toContain('Masz 38 punktów')
  expect(page).toContain('−2')
  expect(page.match(/prezent od sklepu/g)).toHaveLength(20)
  expect(page).toContain('class="grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-4')
  expect(page).toMatch(/Starczy ci punktów.*Brakuje 112 punktów/s)
  const older = /href="(\/konto\/rabaty\?przed=\d+)#punkty"/.exec(page)?.[1] ?? ''
  const rest = await (await (await signedIn('zofia')).get(older)).text()
  expect(rest.match(/prezent od sklepu/g)).toHaveLength(1)
})

test('B2.51 a code is applied to the basket from the page', async () => {
  const browser = await signedIn('jan')
  await browser.post('/basketchange.php', { product: '1093', size: 'uniw', mode: '1' })
  expect(await redirectOf(browser.post('/koszyk', { rebate_code: 'ZIMA40', do: 'code' }))).toBe('/koszyk')
  const { messages } = await (await browser.get('/return.php')).json()
  expect(messages).toContainEqual({ type: 'success', code: 'works', text: 'Kod ZIMA40 działa' })
})

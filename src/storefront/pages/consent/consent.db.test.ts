import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toplayersSetting } from '#features/content/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { snippetsSetting } from '#features/tracking/settings.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, redirectOf } from '../../../../test/plain-browser.ts'
import { waitFor } from '../../../../test/wait-for.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  await setSnippets([
    { key: 'chat', region: 'body_top', purpose: null, html: '<p onclick="x()">Rozmowa</p>' },
    { key: 'licznik', region: 'head', purpose: 'analytics', script: 'zlicz("</script>")' },
    { key: 'reklama', region: 'other', purpose: 'marketing', script: 'reklamuj()' },
  ])
})
afterAll(() => application.close())
beforeEach(() => {
  browser = new PlainBrowser(application)
})

async function setSnippets(snippets: object[]): Promise<void> {
  const shop = () => application.appContext.publicShop('')
  await changeSetting(shop(), { setting: snippetsSetting, raw: JSON.stringify(snippets) })
  await waitFor(() => shop().settings.get(snippetsSetting).length === snippets.length)
}

async function snippets(scripts?: 'files'): Promise<Record<string, { region: string; content: string }>> {
  const requests = { Snippets: { params: { mobile: 'false', tablet: 'false', pc: 'true', request_uri: '/', scripts } } }
  const answer = await browser.post('/ajax/get.php', { request: JSON.stringify(requests) })
  return (await answer.json()).Snippets.response.items
}

const answered = (answer: string, purpose = '') =>
  browser.post('/zgody', { answer, purpose }, { Referer: 'http://localhost:3000/kategoria/ceramika-1001' })

describe('a visitor without an answer', () => {
  test('A3.9 A7.20 gets the necessary snippets, and the question; none of the others', async () => {
    const items = await snippets()
    expect(Object.keys(items)).toEqual(['chat', 'consent-question'])
    expect(items.chat).toEqual({ region: 'body_top', content: '<p>Rozmowa</p>' })
    const buttons = items['consent-question']?.content.match(/<button.*?<\/button>/gs) ?? []
    const buttonClasses = buttons.map((button) => /class="([^"]*)"/.exec(button)?.[1])
    expect([buttons.length, new Set(buttonClasses).size]).toEqual([3, 1])
  })

  test('public pages contain nothing of the question, nor of its snippets', async () => {
    const page = await (await browser.get('/')).text()
    expect(page).not.toMatch(/consent-question|zlicz|Czy możemy/)
  })
})

test.each<[string, string, string[]]>([
  ['all', '', ['chat', 'licznik', 'reklama']],
  ['none', 'analytics', ['chat']],
  ['chosen', 'marketing', ['chat', 'reklama']],
])('the answer %s with %j lets %j run; it is stored for 30 days, and logged', async (answer, purpose, keys) => {
  const response = await answered(answer, purpose)
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/kategoria/ceramika-1001'])
  expect(response.headers.get('Set-Cookie')).toMatch(/^cookie-consent=.*Max-Age=2592000/)
  expect(Object.keys(await snippets())).toEqual(keys)
  const token = browser.cookies.get('cookie-consent')?.split('.').at(-1) ?? ''
  const log = await application.appContext.database.query
    .selectFrom('consent_log')
    .innerJoin('consent_words', 'consent_words.digest', 'consent_log.words_digest')
    .select(['allowed', 'words'])
    .where('token', '=', token)
    .execute()
  expect(log).toEqual([
    { allowed: log[0]?.allowed, words: expect.stringContaining('Możesz ją w każdej chwili zmienić') },
  ])
  expect(log[0]?.allowed).toHaveLength(keys.length - 1)
})

test('a visitor who withdraws consent keeps the consent number, and from then on no snippet runs', async () => {
  await answered('all')
  const token = () => browser.cookies.get('cookie-consent')?.split('.').at(-1)
  const before = token()
  await answered('none')
  expect([token(), Object.keys(await snippets())]).toEqual([before, ['chat']])
})

test('our own pages load scripts by address, others get them inline; none breaks out of its element', async () => {
  await answered('all')
  expect((await snippets()).licznik?.content).toBe('<script>zlicz("\\x3c/script>")</script>')
  const [, address = ''] =
    /^<script src="(\/skrypty\/[0-9a-f]{64}\.js)" async><\/script>$/.exec(
      (await snippets('files')).licznik?.content ?? '',
    ) ?? []
  expect(await (await browser.get(address)).text()).toBe('zlicz("</script>")')
})

test("A6.3 B6.9 B9.31 each sign-in extends a client's answer by another 30 days; signing in is no answer", async () => {
  await browser.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
  const cookies = async () => (await browser.get('/konto')).headers.getSetCookie().join()
  expect(await cookies()).not.toContain('cookie-consent')
  await answered('none')
  expect(await cookies()).toMatch(/cookie-consent=1\.\.[0-9a-f-]{36}; Max-Age=2592000/)
})

test('a visitor who wants to choose is shown the page, with the current choices', async () => {
  expect(await redirectOf(answered('ask'))).toBe('/zgody')
  expect(await (await browser.get('/zgody')).text()).toContain('Zgody czekają na twój wybór')
  await answered('chosen', 'analytics')
  const page = await (await browser.get('/zgody')).text()
  expect(page).toMatch(/<input[^>]*checked=""[^>]*value="analytics"|value="analytics"[^>]*checked=""/)
  expect(page).not.toMatch(/value="marketing"[^>]*checked=""/)
})

test('visitors are not asked about purposes that the shop does not have, and “all” does not allow them', async () => {
  const before = application.appContext.publicShop('').settings.get(snippetsSetting)
  await setSnippets(before.filter(({ purpose }) => purpose !== 'marketing'))
  const page = await (await browser.get('/zgody')).text()
  expect([page.includes('value="analytics"'), page.includes('value="marketing"')]).toEqual([true, false])
  await answered('all')
  await setSnippets(before)
  expect(Object.keys(await snippets())).toEqual(['chat', 'licznik'])
})

test('a shop that needs no consent does not ask for it', async () => {
  const before = application.appContext.publicShop('').settings.get(snippetsSetting)
  await setSnippets([])
  expect(await snippets()).toEqual({})
  const page = await (await browser.get('/zgody')).text()
  expect(page).toContain('używa tylko plików cookie, bez których nie działa')
  expect(page).not.toMatch(/name="(?:purpose|answer)"|Statystyka|czekają na twój wybór/)
  await setSnippets(before)
})

test('A3.9 A7.1 A7.20 clients from elsewhere get layers for their page and device, and the allowed snippets: one script', async () => {
  const before = application.appContext.publicShop('').settings.get(snippetsSetting)
  await setSnippets([
    ...before,
    { key: 'czat', region: 'widget', purpose: null, script: 'czat()' },
    { key: 'mapa', region: 'widget', purpose: 'marketing', script: 'mapa()' },
    { key: 'godziny', region: 'widget', purpose: null, html: '<p onclick="x()">Do 17:00</p>' },
  ])
  await putLayers([
    { id: 'warsztaty', title: 'Warsztaty', text: 'Lepimy <b>miski</b>.\nW sobotę.', pages: ['product'] },
    { id: 'telefon', title: 'Na telefon', text: 'Zadzwoń.', devices: ['mobile'] },
  ])
  const layers = async (params: object) => {
    const request = JSON.stringify({ ToplayersAndWidgets: { format: 'json', params } })
    return (await (await browser.post('/ajax/get.php', { request })).json()).ToplayersAndWidgets.response.items
  }
  const items = await layers({ mobile: 'false', tablet: 'false', pc: 'true', request_uri: '/produkt/kubek-ania-1001' })
  expect(Object.keys(items)).toEqual(['script', 'godziny', 'toplayer-warsztaty'])
  expect([items.script, items.godziny]).toEqual(['czat()', { content: '<p>Do 17:00</p>' }])
  expect(items['toplayer-warsztaty'].content).toMatch(
    /^<dialog open.*Warsztaty.*method="dialog".*Lepimy &lt;b&gt;miski/s,
  )
  expect(Object.keys(await layers({ mobile: 'true', request_uri: '/' }))).toContain('toplayer-telefon')
  await answered('all')
  expect((await layers({ pc: 'true' })).script).toBe('czat();\nmapa()')
  expect(Object.keys(await snippets())).not.toContain('czat')
  expect(Object.keys(await snippets('files'))).toEqual(expect.arrayContaining(['czat', 'mapa', 'toplayer-telefon']))
  await putLayers([])
  await setSnippets(before)
})

test('pages may connect to a foreign origin as long as a merchant names it for one of the scripts, and to no other', async () => {
  const before = application.appContext.publicShop('').settings.get(snippetsSetting)
  const policy = async () => (await browser.get('/')).headers.get('Content-Security-Policy') ?? ''
  expect(await policy()).not.toContain('tag.example')
  const origins = { script: ['https://tag.example'], connect: ['https://*.tag.example'] }
  await setSnippets([...before, { key: 'tag', region: 'head', purpose: 'analytics', script: 'load()', origins }])
  await expect.poll(policy).toMatch(/script-src 'self' [^;]*'sha256-[^;]* https:\/\/tag\.example(?:;|$)/)
  expect(await policy()).toContain("connect-src 'self' https://*.tag.example;")
  await setSnippets(before)
  await expect.poll(policy).not.toContain('tag.example')
})

async function putLayers(layers: object[]): Promise<void> {
  const shop = () => application.appContext.publicShop('')
  await changeSetting(shop(), { setting: toplayersSetting, raw: layers })
  await waitFor(() => shop().settings.get(toplayersSetting).length === layers.length)
}

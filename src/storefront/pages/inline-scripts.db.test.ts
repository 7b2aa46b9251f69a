import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { parser } from 'sax'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { denyAllPolicy } from '#platform/http/security-headers.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../test/plain-browser.ts'

const hostile = '</script><script>bad()</script><b style="color:red" onclick="bad()">\u2028&lt;!--<!-- <script>'

let application: TestApplication
let stranger: PlainBrowser
let client: PlainBrowser
let hostileProduct: string
beforeAll(async () => {
  application = await openTestApplication()
  stranger = new PlainBrowser(application)
  client = new PlainBrowser(application)
  await client.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
  await client.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1' })
  const { database } = shop()
  const { id } = await createTestProduct(shop(), { name: hostile })
  await sql`update product set lead = ${hostile} where id = ${id}`.execute(database)
  hostileProduct = (await stranger.get(`/produkt/x-${id}`)).headers.get('Location') ?? ''
})
afterAll(() => application.close())

const shop = () => application.appContext.publicShop('http://localhost:3000')

const pages: [string, () => Promise<Response>][] = [
  ['home', () => stranger.get('/')],
  ['a category', () => stranger.get('/kategoria/ceramika-1001?strona=2')],
  ['a product', () => stranger.get('/produkt/kubek-ania-300-ml-1001')],
  ['a hostile product', () => stranger.get(hostileProduct)],
  ['search', () => stranger.get(`/szukaj?text=${encodeURIComponent(hostile)}`)],
  ['content', () => stranger.get('/strona/regulamin')],
  ['an empty basket', () => stranger.get('/koszyk')],
  ['a basket', () => client.get('/koszyk')],
  ['a link to be confirmed', () => client.get('/koszyk/potwierdz?product=1001&size=uniw&number=2')],
  ['the checkout', () => client.get('/zamowienie')],
  ['a refused order', () => client.post('/zamowienie', { email: hostile })],
  ['signing in', () => stranger.get('/logowanie')],
  ['a refused sign-in', () => stranger.post('/logowanie', { login: hostile, password: 'wrong' })],
  ['the account', () => client.get('/konto')],
  ['signing out', () => client.get('/wyloguj')],
  ['not found', () => stranger.get('/nie-ma')],
  ['a product that is not there', () => stranger.get('/produkt/nie-ma-99999999')],
  ['a method that the page has not', () => stranger.post('/strona/regulamin', {})],
]

test.for(pages)('%s: the policy names every script, and nothing is styled or handled inline', async ([, ask]) => {
  const answer = await ask()
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  const { scripts, attributes } = read(await answer.text())
  expect(scripts.length).toBeGreaterThanOrEqual(4)
  expect(hashesNamedBy(answer)).toEqual(new Set(scripts.map(hash)))
  expect(attributes.filter((name) => /^(?:style|nonce|on.*)$/.test(name))).toEqual([])
})

test('a script in a stored description is not on the page, and the policy does not name it', async () => {
  const { id } = await createTestProduct(shop(), { name: 'Kubek' })
  await sql`update product set description = '<script>bad()</script>' where id = ${id}`.execute(shop().database)
  const answer = await stranger.get(`/produkt/kubek-${id}`)
  expect(read(await answer.text()).scripts).not.toContain('bad()')
  expect(hashesNamedBy(answer).has(hash('bad()'))).toBe(false)
  expect(hashesNamedBy(answer).size).toBeGreaterThanOrEqual(4)
})

test('two renderings of a page are the same to the byte, and so is their policy', async () => {
  const [one, other] = [await stranger.get('/'), await stranger.get('/')]
  expect(await one.text()).toBe(await other.text())
  expect(hashesNamedBy(one)).toEqual(hashesNamedBy(other))
})

test.for(['/robots.txt', '/sitemap.xml', '/ajax/basket.php', '/koszyk.data'])(
  '%s, which is no page, may load nothing',
  async (path) => {
    const { headers } = await stranger.get(path)
    expect(headers.get('Content-Security-Policy')).toBe(denyAllPolicy)
  },
)

/** What a parser finds that is not ours: text of scripts that run, and names of all attributes. */
function read(html: string): { scripts: string[]; attributes: string[] } {
  const scripts: string[] = []
  const attributes: string[] = []
  let runs = false
  const reader = parser(false, { lowercase: true })
  reader.onopentag = (tag) => {
    attributes.push(...Object.keys(tag.attributes))
    runs = tag.name === 'script' && tag.attributes.type !== 'application/ld+json'
  }
  reader.onscript = (script) => {
    if (runs && script) scripts.push(script)
  }
  reader.write(html).close()
  return { scripts, attributes }
}

function hashesNamedBy(answer: Response): Set<string> {
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  return new Set([...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash = '']) => hash))
}

function hash(script: string): string {
  return createHash('sha256').update(script).digest('base64')
}

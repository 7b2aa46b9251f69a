import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeGuidesSetting } from '#features/catalogue/settings.ts'
import { publishPage } from '#features/content/actions.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const shop = () => application.appContext.publicShop('http://localhost:3000')
const read = async (path: string) => (await new PlainBrowser(application).get(path)).text()

/** Returns the address to which a product's page links beside the choice of its size. */
async function guideOf(path: string): Promise<string | undefined> {
  return /<a class="size-guide" href="([^"]*)"/.exec(await read(path))?.[1]
}

async function set(raw: string[]): Promise<void> {
  await changeSetting(shop(), { setting: sizeGuidesSetting, raw })
  await expect.poll(() => shop().settings.get(sizeGuidesSetting)).toEqual(raw)
}

const apron = '/produkt/fartuch-lniany-izba-terakota-1071'

test('products with sizes link to the table of their category, others to none', async () => {
  const address = await guideOf(apron)
  expect(address).toBe('/strona/rozmiary-fartuchow')
  expect(await read(address ?? '')).toMatch(/<table>.*Obwód bioder.*104\scm/s)
  expect(await guideOf('/produkt/fartuch-warsztatowy-szkutnik-1072')).toBe(undefined) // of one size
  expect(await guideOf('/produkt/sencha-z-kagoshimy-1108')).toBe(undefined)
})

test('the merchant names the pages: one of a category above counts for those below, and without its page there is no link', async () => {
  const before = shop().settings.get(sizeGuidesSetting)
  await set(['1002=rozmiary-tekstyliow'])
  expect(await guideOf(apron)).toBe(undefined)
  const page = { slug: 'rozmiary-tekstyliow', title: 'Rozmiary', html: '<p>Zmierz się.</p>', inFooter: true }
  await publishPage(shop(), page)
  await expect.poll(() => guideOf(apron)).toBe('/strona/rozmiary-tekstyliow')
  const footer = (await read('/')).split('<footer')[1]
  expect(footer).not.toContain('rozmiary-tekstyliow')
  expect(footer).toContain('rozmiary-fartuchow')
  await set(before)
})

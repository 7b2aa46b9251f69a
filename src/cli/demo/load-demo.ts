import { attachFiles } from '#features/catalogue/actions/attach-files.ts'
import { describeMakers } from '#features/catalogue/actions/describe-makers.ts'
import type { DescribedProduct } from '#features/catalogue/actions/describe-products.ts'
import { disclose } from '#features/catalogue/actions/disclose.ts'
import { explainDictionary } from '#features/catalogue/actions/explain-dictionary.ts'
import { saveCategories } from '#features/catalogue/actions/save-categories.ts'
import { saveProducts } from '#features/catalogue/actions/save-products.ts'
import { saveStores } from '#features/catalogue/actions/save-stores.ts'
import { saveSuppliers } from '#features/catalogue/actions/save-suppliers.ts'
import { setStoreCalendar } from '#features/catalogue/actions/set-store-calendar.ts'
import { publishPage } from '#features/content/actions/publish-page.ts'
import { saveCouriers } from '#features/delivery/actions/save-couriers.ts'
import type { CourierInput, GoodsInput } from '#features/delivery/rules/courier-input.ts'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { changeSetting } from '#features/staff/actions/change-setting.ts'
import { say } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import type { House } from '../../open-house.ts'
import { allSettings } from '../all-settings.ts'
import type { DemoProduct } from './demo-product.ts'
import { loadLists } from './load-lists.ts'
import { loadPeople } from './load-people.ts'
import { loadPhrases } from './load-phrases.ts'
import { type LoadedProduct, loadPrices } from './load-prices.ts'
import { loadPromotions } from './load-promotions.ts'
import { loadShelves } from './load-shelves.ts'
import { openedDaysAgo } from './opened.ts'
import { type Demo, readDemo } from './read-demo.ts'
import { storeFiles } from './store-files.ts'
import { type DemoPicture, storePictures } from './store-pictures.ts'
import { productInputs } from './to-product-input.ts'

export interface LoadedDemo {
  demo: Demo
  /** By the id that a product has in db/demo. */
  pictures: Map<number, DemoPicture[]>
}

/**
 * Loads the demo shop of db/demo as it is now: its clients, then the catalogue, whole or not at all. Loaded again, it changes what is different there; orders,
 * and whatever is not of the demo, stay.
 * @returns what was loaded
 */
export async function loadDemo(
  shop: PublicShop,
  { accounts, config }: Pick<House, 'accounts' | 'config'>,
  report: (line: string) => void,
): Promise<LoadedDemo> {
  const demo = readDemo()
  report(`sklep pokazowy: zdjęcia ${demo.products.length} towarów …`)
  const pictures = await storePictures(demo.products, config.dataFolder)
  const files = await storeFiles(demo.products, config.dataFolder)
  report('sklep pokazowy: konta klientów …')
  await loadPeople(shop, accounts, demo.people)
  report('sklep pokazowy: kategorie, towary, historia cen …')
  const products = await transaction(shop, async (shop) => {
    await loadSettings(shop, demo)
    await saveCategories(shop, demo.categories)
    await describeMakers(shop, { producers: demo.producers, series: demo.series })
    await discloseProducers(shop, demo)
    await saveSuppliers(shop, demo.suppliers)
    await saveStores(shop, demo.stores)
    for (const { name, calendar = {} } of demo.stores) await setStoreCalendar(shop, name, calendar)
    for (const [position, page] of demo.pages.entries()) await publishPage(shop, { ...page, position })
    const products = await loadProducts(shop, demo, pictures)
    await loadShelves(shop, demo, products)
    await loadPrices(shop, products)
    await saveCouriers(shop, demo.couriers.map(withIdsOf(products)))
    await loadPromotions(shop, demo, products)
    await attachFiles(shop, files)
    await explainDictionary(shop, demo.dictionary)
    return products
  })
  await loadLists(shop, demo.people, products)
  await refreshAllProducts(() => shop)
  await loadPhrases(shop, demo)
  return { demo, pictures }
}

async function loadSettings(shop: PublicShop, { settings }: Demo): Promise<void> {
  for (const [key, raw] of Object.entries(settings)) {
    const setting = allSettings.get(key)
    const changed = setting && (await changeSetting(shop, { setting, raw }))
    if (!changed?.ok) throw new Error(`db/demo/settings.json: ${key}`)
  }
}

async function discloseProducers(shop: PublicShop, { producers }: Demo): Promise<void> {
  const told = producers.flatMap(({ slug, disclosure }) => (disclosure ? { producer: slug, ...disclosure } : []))
  const answer = await disclose(shop, told)
  if (!answer.ok) throw new Error(`db/demo/producers.json: ${answer.problem.map(({ text }) => text.key).join(', ')}`)
}

/** Bundles come last, since they are made of the others. */
async function loadProducts(
  shop: PublicShop,
  demo: Demo,
  pictures: Map<number, DemoPicture[]>,
): Promise<LoadedProduct[]> {
  const toInput = productInputs(demo, pictures, shop.now)
  const groups = Map.groupBy(demo.products, (product) => `${product.bundle ? 1 : 0} ${openedDaysAgo(product)}`)
  const loaded: LoadedProduct[] = []
  for (const [, products] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const opened = new Date(shop.now.getTime() - openedDaysAgo(products[0] as DemoProduct) * 24 * 60 * 60 * 1000)
    const saved = await saveProducts({ ...shop, now: opened }, { source: 'demo', products: products.map(toInput) })
    for (const [place, product] of products.entries()) loaded.push(toLoaded(product, saved[place]))
  }
  return loaded
}

/** Couriers name demo products by the ids of db/demo. */
function withIdsOf(loaded: LoadedProduct[]): (courier: CourierInput) => CourierInput {
  const ids = new Map(loaded.map(({ product, id }) => [product.id, id]))
  const known = (goods: GoodsInput = {}) => ({
    ...goods,
    products: goods.products?.flatMap((id) => ids.get(id) ?? []),
  })
  return (courier) => ({ ...courier, refuses: known(courier.refuses), needs: known(courier.needs) })
}

function toLoaded(product: DemoProduct, saved: DescribedProduct | undefined): LoadedProduct {
  if (saved && saved.outcome !== 'refused')
    return { product, id: saved.id, sizes: saved.sizes, isNew: saved.outcome === 'created' }
  const reasons = saved?.reasons.map(({ text, values }) => say(text, values)).join(', ')
  throw new Error(`demo product ${product.id} ${product.name}: ${reasons}`)
}

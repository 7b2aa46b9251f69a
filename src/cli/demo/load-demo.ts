import { chooseMenuProducts } from '#features/catalogue/actions/choose-menu-products.ts'
import {
  saveDisclosures,
  saveParameterDescriptions,
  saveProducersAndSeries,
} from '#features/catalogue/actions/dictionary.ts'
import { attachFiles } from '#features/catalogue/actions/product-overrides.ts'
import { saveCategories } from '#features/catalogue/actions/save-categories.ts'
import { type SaveProductOutcome, saveProducts } from '#features/catalogue/actions/save-products.ts'
import { saveStores, saveSuppliers, setStoreCalendar } from '#features/catalogue/actions/stores-and-suppliers.ts'
import { publishPage } from '#features/content/actions.ts'
import { saveCouriers, savePickupPoints } from '#features/delivery/actions.ts'
import type { CourierInput, GoodsInput } from '#features/delivery/rules/delivery-tariff.ts'
import { savePromotions } from '#features/promotions/actions/save-promotions.ts'
import type { ConditionInput } from '#features/promotions/rules/condition-list.ts'
import type { PromotionInput } from '#features/promotions/rules/promotion.ts'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { checkPhraseResults, savePhrases, updatePopularPhrases } from '#features/search/actions/search-phrases.ts'
import { hasPhrases } from '#features/search/queries/suggestions.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { translate } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import type { AppContext } from '../../server/app-context.ts'
import { allSettings } from '../settings-and-texts.ts'
import { loadClients, loadLists } from './demo-clients.ts'
import { type DemoProduct, daysOnSale } from './demo-product.ts'
import { productInputMapper } from './demo-product-input.ts'
import { loadOpinions } from './load-opinions.ts'
import { type LoadedProduct, loadPrices, loadStoreStock } from './load-prices-and-stock.ts'
import { type DemoData, readDemo } from './read-demo.ts'
import { type DemoPicture, storeDemoFiles, storeDemoPictures, storePagePictures } from './store-demo-files.ts'

export interface LoadedDemo {
  demo: DemoData
  /** By the product's id in db/demo. */
  pictures: Map<number, DemoPicture[]>
  products: LoadedProduct[]
}

/**
 * Loads the current demo shop of db/demo: its clients, then the catalogue in one transaction. Loading again changes what
 * differs; orders and data from other sources stay.
 * @returns what was loaded
 */
export async function loadDemo(
  shop: PublicShop,
  { accounts, config }: Pick<AppContext, 'accounts' | 'config'>,
  report: (line: string) => void,
): Promise<LoadedDemo> {
  const demo = readDemo()
  report(`sklep pokazowy: zdjęcia ${demo.products.length} towarów …`)
  const pictures = await storeDemoPictures(demo.products, config.dataFolder)
  const files = await storeDemoFiles(demo.products, config.dataFolder)
  const pages = await storePagePictures(demo.pages, config.dataFolder)
  report('sklep pokazowy: konta klientów …')
  await loadClients(shop, accounts, demo.people)
  report('sklep pokazowy: kategorie, towary, historia cen …')
  const products = await transaction(shop, async (shop) => {
    await loadSettings(shop, demo)
    await saveCategories(shop, demo.categories)
    await saveProducersAndSeries(shop, { producers: demo.producers, series: demo.series })
    await loadProducerDisclosures(shop, demo)
    await saveSuppliers(shop, demo.suppliers)
    await saveStores(shop, demo.stores)
    for (const { name, calendar = {} } of demo.stores) await setStoreCalendar(shop, name, calendar)
    for (const [position, page] of pages.entries()) await publishPage(shop, { ...page, position })
    const products = await loadProducts(shop, demo, pictures)
    await loadStoreStock(shop, demo, products)
    await loadPrices(shop, products)
    await saveCouriers(shop, demo.couriers.map(withProductIds(products)))
    await loadPickupPoints(shop, demo)
    await loadPromotions(shop, demo, products)
    await attachFiles(shop, files)
    await saveParameterDescriptions(shop, demo.dictionary)
    return products
  })
  await loadLists(shop, demo.people, products)
  await loadOpinions(shop, demo, products)
  await refreshAllProducts(() => shop)
  await chooseMenuProducts(shop)
  await loadPhrases(shop, demo)
  return { demo, pictures, products }
}

async function loadSettings(shop: PublicShop, { settings }: DemoData): Promise<void> {
  for (const [key, raw] of Object.entries(settings)) {
    const setting = allSettings.get(key)
    const changed = setting && (await changeSetting(shop, { setting, raw }))
    if (!changed?.ok) throw new Error(`db/demo/settings.json: ${key}`)
  }
}

async function loadProducerDisclosures(shop: PublicShop, { producers }: DemoData): Promise<void> {
  const disclosures = producers.flatMap(({ slug, disclosure }) => (disclosure ? { producer: slug, ...disclosure } : []))
  const answer = await saveDisclosures(shop, disclosures)
  if (!answer.ok) throw new Error(`db/demo/producers.json: ${answer.problem.map(({ text }) => text.key).join(', ')}`)
}

async function loadPickupPoints(shop: PublicShop, { couriers, pickupPoints }: DemoData): Promise<void> {
  const courier = couriers.find(({ pickupPoint }) => pickupPoint)
  if (courier) await savePickupPoints(shop, courier.name, pickupPoints)
}

/** Bundles come last, because they consist of the others. */
async function loadProducts(
  shop: PublicShop,
  demo: DemoData,
  pictures: Map<number, DemoPicture[]>,
): Promise<LoadedProduct[]> {
  const toInput = productInputMapper(demo, pictures, shop.now)
  const groups = Map.groupBy(demo.products, (product) => `${product.bundle ? 1 : 0} ${daysOnSale(product)}`)
  const loaded: LoadedProduct[] = []
  for (const [, products] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const opened = new Date(shop.now.getTime() - daysOnSale(products[0] as DemoProduct) * 24 * 60 * 60 * 1000)
    const saved = await saveProducts({ ...shop, now: opened }, { source: 'demo', products: products.map(toInput) })
    for (const [place, product] of products.entries()) loaded.push(toLoaded(product, saved[place]))
  }
  return loaded
}

/** Couriers refer to demo products by their ids in db/demo. */
function withProductIds(loaded: LoadedProduct[]): (courier: CourierInput) => CourierInput {
  const ids = new Map(loaded.map(({ product, id }) => [product.id, id]))
  const known = (goods: GoodsInput = {}) => ({
    ...goods,
    products: goods.products?.flatMap((id) => ids.get(id) ?? []),
  })
  return (courier) => ({ ...courier, refuses: known(courier.refuses), needs: known(courier.needs) })
}

function toLoaded(product: DemoProduct, saved: SaveProductOutcome | undefined): LoadedProduct {
  if (saved && saved.outcome !== 'refused')
    return { product, id: saved.id, sizes: saved.sizes, isNew: saved.outcome === 'created' }
  const reasons = saved?.reasons.map(({ text, values }) => translate(text, values)).join(', ')
  throw new Error(`demo product ${product.id} ${product.name}: ${reasons}`)
}

/** Search phrases of the demo shop, until visitors have searched. */
async function loadPhrases(shop: PublicShop, { phrases }: Pick<DemoData, 'phrases'>): Promise<void> {
  if (await hasPhrases(shop)) return
  await savePhrases(shop, new Map(Object.entries(phrases)))
  await checkPhraseResults(shop)
  await updatePopularPhrases(shop)
}

/** Promotions refer to demo products by their ids in db/demo. */
async function loadPromotions(
  shop: PublicShop,
  { promotions }: Pick<DemoData, 'promotions'>,
  loaded: LoadedProduct[],
): Promise<void> {
  const ids = new Map(loaded.map(({ product, id }) => [product.id, id]))
  const saved = await savePromotions(
    shop,
    promotions.map((promotion) => withIds(promotion, (id) => ids.get(id) ?? 0)),
  )
  if (!saved.ok) throw new Error(`db/demo/promotions.json: ${saved.problem.path}`)
}

function withIds({ conditions = [], benefits, ...promotion }: PromotionInput, idOf: (id: number) => number) {
  return {
    ...promotion,
    conditions: conditions.map(
      (condition): ConditionInput =>
        condition.kind === 'products' ? { ...condition, products: condition.products.map(idOf) } : condition,
    ),
    benefits: benefits.map((benefit) =>
      benefit.kind === 'gift' ? { ...benefit, productIds: benefit.productIds.map(idOf) } : benefit,
    ),
  }
}

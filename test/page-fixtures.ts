import { saveProducts } from '#features/catalogue/actions/save-products.ts'
import type { ProductInput } from '#features/catalogue/checks/product.ts'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'

let stages = 0

const everyMember =
  'product,sizes,size,sizeprices,sizeavailability,sizedelivery,bundleprice,bundle,multiversions,versions,pictures'

/** Separate goods for one test, unaffected by other tests: mugs, a bundle of them, unrelated linen; and the pages that show them. */
export async function createPageFixtures(shop: PublicShop) {
  const number = ++stages
  const names = { mugs: `Kubki ${number}`, linens: `Lny ${number}` }
  const product = (name: string, category: string, more: Partial<ProductInput> = {}): ProductInput => ({
    sourceId: `${name} ${number}`,
    name: `${name} ${number}`,
    categories: [[category]],
    popularity: 1_000_000 + number,
    sizes: [{ type: 'uniw', name: 'uniwersalny', stock: '5' }],
    ...more,
  })
  const version = (value: string) => ({ group: `Kubki ${number}`, parameter: 'Kolor', value })
  const inputs = {
    mug: product('Kubek próbny', names.mugs, {
      labels: ['bestseller'],
      version: version('biały'),
      producer: { name: `Garncarnia ${number}` },
      pictures: [{ url: `https://pictures.example/${number}.jpg` }],
    }),
    blue: product('Kubek niebieski', `Niebieskie ${number}`, { version: version('niebieski') }),
    jug: product('Dzbanek próbny', names.mugs),
    linen: product('Len próbny', names.linens),
  }
  const set = product('Zestaw próbny', `Zestawy ${number}`, {
    kind: 'bundle',
    sizes: [{ type: 'uniw', name: 'uniwersalny', stock: '-1' }],
    bundle: [{ sourceId: inputs.mug.sourceId, size: 'uniw', quantity: '2' }],
  })
  const saved = await saveProductFixtures(shop, ...Object.values(inputs), set)
  const [mug, blue, jug, linen, bundle] = saved
  if (!mug || !blue || !jug || !linen || !bundle) throw new Error('products were not saved')
  await setPrices(
    shop,
    saved.map(({ sizeId }, place) => ({ sizeId, regular: 1_000 * (place + 1) })),
  )
  const pathOf = (one: { id: number }, { name }: ProductInput) => urls.product({ id: one.id, name })
  const pages = {
    home: urls.home(),
    mugs: await categoryPath(shop, names.mugs),
    linens: await categoryPath(shop, names.linens),
    search: urls.search(`kubek próbny ${number}`),
    mug: pathOf(mug, inputs.mug),
    blue: pathOf(blue, inputs.blue),
    jug: pathOf(jug, inputs.jug),
    linen: pathOf(linen, inputs.linen),
    bundle: pathOf(bundle, set),
    sitemap: serverUrls.sitemap(),
    contact: urls.content('kontakt'),
    robots: '/robots.txt',
  }
  const more = {
    byPrice: `${pages.mugs}?sortowanie=cena`,
    linensByPrice: `${pages.linens}?sortowanie=cena`,
    mugData: `${pages.mug}.data`,
    homeData: '/_.data',
    mugCall: `/ajax/projector.php?product=${mug.id}&get=${everyMember}`,
    bundleCall: `/ajax/projector.php?product=${bundle.id}&get=${everyMember}`,
  }
  return { number, inputs, mug, jug, linen, pages: { ...pages, ...more } }
}

export type PageFixtures = Awaited<ReturnType<typeof createPageFixtures>>
export type PageName = keyof PageFixtures['pages']

/** Replaces products of the fixture; all must be valid. */
export async function saveProductFixtures(shop: PublicShop, ...products: ProductInput[]) {
  const saved = await saveProducts(shop, { source: 'kept', products })
  return saved.map((one) => {
    if (one.outcome === 'refused') throw new Error('refused')
    return { id: one.id, sizeId: one.sizes.get('uniw') ?? 0 }
  })
}

async function categoryPath(shop: PublicShop, name: string): Promise<string> {
  const row = await shop.database.selectFrom('category').select(['id', 'name']).where('name', '=', name).execute()
  return urls.category(row[0] ?? { id: 0, name: '' })
}

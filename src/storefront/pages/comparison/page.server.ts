import { redirect } from 'react-router'
import type { ProductCardData } from '#features/catalogue/queries/product-cards.ts'
import { getComparisonFacts } from '#features/catalogue/queries/product-details.ts'
import { similarProducts } from '#features/catalogue/queries/product-selections.ts'
import { promiseText } from '#features/delivery/rules/shipping-promise.ts'
import { shippingPromises } from '#features/delivery/views/shipping-promises.ts'
import { changeComparison } from '#features/lists/actions/comparison.ts'
import { comparedProductIds } from '#features/lists/queries/saved-products.ts'
import {
  type ComparisonRow,
  comparisonRows,
  maxCompared,
  parameterRows,
  refusalOf,
  sizesRows,
} from '#features/lists/rules/comparison.ts'
import { comparisonAnswerTexts as texts } from '#features/lists/texts/comparison.ts'
import { availabilityTexts } from '#features/offers/texts/offer.ts'
import { priceText } from '#features/search/rules/price-text.ts'
import { getPricedProducts, type PricedProduct } from '#features/search/views/priced-products.ts'
import { serverUrls } from '#shared/server-urls.ts'
import type { Text, TextValues } from '#shared/text.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../forms.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { suggestedMarkup } from '../rows/suggested-goods.server.tsx'
import type { Route } from './+types/page'

/** How many goods are offered for comparing with the only one: together they are a row of columns. */
const mostSimilar = 3

/** The visitor's comparison (B2.51). All texts are rendered here: the page has next to no script. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const { searchParams } = new URL(request.url)
  const onlyDifferences = searchParams.get('roznice') === '1'
  const products = await getPricedProducts(shop, await comparedProductIds(shop))
  const removed = products.length === 0 ? readRemoved(searchParams.get('usuniete')) : []
  const translated = (text: Text, values: TextValues = {}) => translate(text, values, shop.textOverrides)
  const similar = products.length === 1 ? await getSimilar(shop, products) : []
  const columns = [
    ...products.map((product) => ({ ...product, isOffered: false })),
    ...similar.map((product) => ({ ...product, isOffered: true })),
  ]
  const [prices, ...traits] = await getComparisonRows(shop, columns)
  const rows = comparisonRows(traits, { onlyDifferences })
  const differInPrice = new Set(prices.values).size > 1
  return {
    count: products.length,
    columns: columns.map((product) => ({
      ...product,
      changeLabel: translated(product.isOffered ? texts.addOf : texts.removeOf, { name: product.name }),
    })),
    prices,
    rows: rows.map((row) => ({ ...row, differs: row.differs && !onlyDifferences })), // where all values differ, none is marked
    removed,
    refusal: refusalMessage(searchParams.get('odmowa'), shop),
    tab: tabTitle(shop, translated(texts.title)),
    words: {
      title: translated(texts.title),
      count: translated(texts.counted, { count: products.length }),
      caption: translated(texts.caption, { names: columns.map(({ name }) => name).join(', ') }),
      change: translated(onlyDifferences ? texts.everything : texts.onlyDifferences),
      noDifferences: translated(differInPrice ? texts.onlyPrice : texts.noDifferences),
      differing: translated(texts.differing),
      alike: translated(texts.alike),
      yes: translated(texts.yes),
      removeAll: translated(texts.removeAll),
      nothing: translated(texts.nothing),
      empty: translated(removed.length > 0 ? texts.emptied : texts.empty),
      undo: translated(texts.undo),
      emptyText: translated(texts.emptyText),
      toShop: translated(texts.toShop),
      hint: translated(similar.length > 0 ? texts.similar : texts.alone),
      addThis: translated(texts.addThis),
    },
    suggested:
      columns.length < 2
        ? await suggestedMarkup(
            shop,
            products.map(({ id }) => id),
          )
        : '',
    changeAddress: onlyDifferences ? urls.comparison() : serverUrls.differences(),
    money: shop.currency.format,
  }
}

/** Removes all products, or restores the previous ones (B2.51). */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const back = (await readForm(request)).get('back')
  if (typeof back === 'string') {
    for (const productId of readRemoved(back)) await changeComparison(shop, { wanted: true, productId })
    return redirect(urls.comparison(), 303)
  }
  const removed = await comparedProductIds(shop)
  await changeComparison(shop, { wanted: false, productId: null })
  return redirect(serverUrls.emptiedComparison(removed), 303)
}

/** Ids of products as in the address: '1001-1017'. */
function readRemoved(text: string | null): number[] {
  const ids = (text ?? '').split('-', maxCompared).filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))]
}

async function getSimilar(shop: Shop, [only]: PricedProduct[]): Promise<PricedProduct[]> {
  if (!only) return []
  const ids = (await similarProducts(shop, [only.id])).get(only.id) ?? []
  const sold = (await getPricedProducts(shop, ids)).filter(
    ({ availability, inStock }) => availability === 'order' || inStock,
  )
  return sold.slice(0, mostSimilar)
}

function refusalMessage(code: string | null, { textOverrides }: Shop): string | null {
  if (code !== 'too_many' && code !== 'unknown_product') return null
  const { text, values } = refusalOf(code)
  return translate(text, values, textOverrides)
}

type Row = Omit<ComparisonRow, 'differs'>

/** The rows of the table: the prices, which stand at its head, and after them all that the products may differ in. */
async function getComparisonRows(shop: Shop, products: PricedProduct[]): Promise<[Row, ...Row[]]> {
  const ids = products.map(({ id }) => id)
  const found = await getComparisonFacts(shop, ids)
  const facts = ids.map((id) => found.get(id) ?? { kind: 'item' as const, series: '', parameters: [], sizes: [] })
  const row = (key: string, text: Text, values: (string | null)[]) => ({
    key,
    label: translate(text, {}, shop.textOverrides),
    values: values.map((value) => value ?? ''),
  })
  return [
    row(
      'price',
      texts.price,
      products.map((product) => formattedPrice(shop, product)),
    ),
    row(
      'availability',
      texts.availability,
      products.map((product) => translate(availabilityOf(product), {}, shop.textOverrides)),
    ),
    row('delivery', texts.delivery, await deliveryDays(shop, products)),
    row(
      'rating',
      texts.rating,
      products.map(({ rating }) => rating?.short ?? null),
    ),
    ...sizesRows(facts, shop.textOverrides),
    row(
      'producer',
      texts.producer,
      products.map(({ producer }) => producer),
    ),
    row(
      'series',
      texts.series,
      facts.map(({ series }) => series),
    ),
    ...(new Set(products.map(({ unit }) => unit)).size > 1 // the same unit tells nothing
      ? [
          row(
            'unit',
            texts.unit,
            products.map(({ unit }) => unit),
          ),
        ]
      : []),
    ...parameterRows(facts.map(({ parameters }) => parameters)),
  ]
}

/** When a parcel with one of each comes, in words; null for what is not sold now or needs no parcel. */
async function deliveryDays(shop: Shop, products: PricedProduct[]): Promise<(string | null)[]> {
  const sold = products.map((product) => (canCome(product) ? (product.sizeIds[0] ?? null) : null))
  const promises = await shippingPromises(
    shop,
    sold.filter((id) => id !== null),
  )
  return sold.map((id) => promiseText((id !== null && promises.get(id)) || null, shop.textOverrides)?.sentence ?? null)
}

function canCome({ availability, inStock }: PricedProduct): boolean {
  return availability === 'order' || (availability === 'enable' && inStock)
}

function formattedPrice(shop: Shop, product: PricedProduct): string | null {
  const amounts = product.price ? [product.price.amount] : []
  return priceText(product, amounts, product.unit, { format: shop.currency.format, textOverrides: shop.textOverrides })
}

function availabilityOf({ availability, inStock }: ProductCardData): Text {
  return availability === 'enable' && !inStock ? availabilityTexts.noStock : availabilityTexts[availability]
}

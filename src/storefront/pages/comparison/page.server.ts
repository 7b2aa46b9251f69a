import { redirect } from 'react-router'
import { availabilityTexts } from '#features/basket/texts/availability.ts'
import { comparedFacts } from '#features/catalogue/reads/compared-facts.ts'
import type { ProductCardData } from '#features/catalogue/reads/product-cards.ts'
import { changeComparison } from '#features/lists/actions/change-comparison.ts'
import { comparedProductIds } from '#features/lists/reads/comparison.ts'
import { mostCompared, refusalOf } from '#features/lists/rules/comparison.ts'
import { comparisonRows, parameterRows, sizesRows } from '#features/lists/rules/comparison-rows.ts'
import { comparisonAnswerTexts as texts } from '#features/lists/texts/comparison-answer.ts'
import { type PricedProduct, pricedProducts } from '#features/search/reads/priced-products.ts'
import { priceText } from '#features/search/rules/price-text.ts'
import { serverUrls } from '#shared/server-urls.ts'
import type { Text, TextValues } from '#shared/text.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../read-form.server.ts'
import { personalShop } from '../../shop-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import type { Route } from './+types/page'

/** What the visitor compares, side by side (B2.51). Everything is said here: the page shows it with next to no script of its own. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await personalShop(context)
  const { searchParams } = new URL(request.url)
  const onlyDifferences = searchParams.get('roznice') === '1'
  const products = await pricedProducts(shop, await comparedProductIds(shop))
  const rows = comparisonRows(await rowsOf(shop, products), { onlyDifferences })
  const removed = products.length === 0 ? readRemoved(searchParams.get('usuniete')) : []
  const inWords = (text: Text, values: TextValues = {}) => say(text, values, shop.words)
  return {
    products: products.map((product) => ({ ...product, removeLabel: inWords(texts.removeOf, { name: product.name }) })),
    rows: rows.map((row) => ({ ...row, differs: row.differs && !onlyDifferences })), // where all differ, none is marked
    removed,
    refusal: refusalWords(searchParams.get('odmowa'), shop),
    tab: tabTitle(shop, inWords(texts.title)),
    words: {
      title: inWords(texts.title),
      count: inWords(texts.counted, { count: products.length }),
      caption: inWords(texts.caption, { names: products.map(({ name }) => name).join(', ') }),
      change: inWords(onlyDifferences ? texts.everything : texts.onlyDifferences),
      noDifferences: inWords(texts.noDifferences),
      differs: inWords(texts.differs),
      removeAll: inWords(texts.removeAll),
      remove: inWords(texts.remove),
      nothing: inWords(texts.nothing),
      empty: inWords(removed.length > 0 ? texts.emptied : texts.empty),
      undo: inWords(texts.undo),
      emptyText: inWords(texts.emptyText),
      toShop: inWords(texts.toShop),
      alone: inWords(texts.alone),
    },
    changeAddress: onlyDifferences ? urls.comparison() : serverUrls.differences(),
    money: shop.currency.format,
  }
}

/** Takes all products out, or puts back what was there before (B2.51). */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = await personalShop(context)
  const back = (await readForm(request)).get('back')
  if (typeof back === 'string') {
    for (const productId of readRemoved(back)) await changeComparison(shop, { wanted: true, productId })
    return redirect(urls.comparison(), 303)
  }
  const removed = await comparedProductIds(shop)
  await changeComparison(shop, { wanted: false, productId: null })
  return redirect(serverUrls.emptiedComparison(removed), 303)
}

/** Ids of products as an address carries them: '1001-1017'. */
function readRemoved(written: string | null): number[] {
  const ids = (written ?? '').split('-', mostCompared).filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))]
}

function refusalWords(code: string | null, { words }: Shop): string | null {
  if (code !== 'too_many' && code !== 'unknown_product') return null
  const { text, values } = refusalOf(code)
  return say(text, values, words)
}

async function rowsOf(shop: Shop, products: PricedProduct[]) {
  const ids = products.map(({ id }) => id)
  const found = await comparedFacts(shop, ids)
  const facts = ids.map((id) => found.get(id) ?? { kind: 'item' as const, series: '', parameters: [], sizes: [] })
  const row = (key: string, text: Text, values: (string | null)[]) => ({
    key,
    label: say(text, {}, shop.words),
    values: values.map((value) => value ?? ''),
  })
  return [
    row(
      'price',
      texts.price,
      products.map((product) => priceWords(shop, product)),
    ),
    row(
      'availability',
      texts.availability,
      products.map((product) => say(availabilityOf(product), {}, shop.words)),
    ),
    ...sizesRows(facts, shop.words),
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
    row(
      'unit',
      texts.unit,
      products.map(({ unit }) => unit),
    ),
    ...parameterRows(facts.map(({ parameters }) => parameters)),
  ]
}

function priceWords(shop: Shop, product: PricedProduct): string | null {
  const amounts = product.price ? [product.price.amount] : []
  return priceText(product, amounts, product.unit, { format: shop.currency.format, words: shop.words })
}

function availabilityOf({ availability, inStock }: ProductCardData): Text {
  return availability === 'enable' && !inStock ? availabilityTexts.noStock : availabilityTexts[availability]
}

import { saveProductDetails } from '#features/catalogue/actions/save-products.ts'
import { setStock } from '#features/catalogue/actions/stock.ts'
import { sizesBySource } from '#features/catalogue/queries/products-by-source.ts'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { baseCurrency } from '#shared/money.ts'
import { done } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { feedsTexts } from '../../texts.ts'
import type { PreparedItem } from './read-feed.ts'

export type SaveOutcome = { outcome: 'created' | 'changed' | 'unchanged' } | { outcome: 'refused'; reasons: Message[] }

/** An item's result so far, its size ids by type, and its stock. */
interface SavedIds {
  outcome: SaveOutcome
  sizes: Map<string, number>
  stock: { sizeId: number; quantity: string }[]
}

const noSizes: Pick<SavedIds, 'sizes' | 'stock'> = { sizes: new Map(), stock: [] }

/**
 * Saves products with prices and stock, or prices and stock only when the feed contains no more; returns outcomes in the given
 * order. Ids must be unique.
 */
export async function saveItems(shop: PublicShop, source: string, items: PreparedItem[]): Promise<SaveOutcome[]> {
  const savedIds = new Map<PreparedItem, SavedIds>()
  await saveDescribed(
    shop,
    source,
    items.filter((item) => item.product !== null),
    savedIds,
  )
  await findUndescribed(
    shop,
    source,
    items.filter((item) => item.product === null),
    savedIds,
  )
  await setAllPrices(shop, savedIds)
  await setAllStock(shop, savedIds)
  return items.map((item) => savedIds.get(item)?.outcome ?? { outcome: 'unchanged' })
}

async function saveDescribed(
  shop: PublicShop,
  source: string,
  items: PreparedItem[],
  savedIds: Map<PreparedItem, SavedIds>,
): Promise<void> {
  if (items.length === 0) return
  const products = items.flatMap(({ product }) => (product ? done(product) : []))
  const described = await saveProductDetails(shop, { source, products })
  for (const [index, item] of items.entries()) {
    const answer = described[index]
    if (!answer) throw new Error(`no outcome for item ${item.sourceId}`)
    const { sizes, stock } = answer.outcome === 'refused' ? noSizes : answer
    savedIds.set(item, { outcome: answer, sizes, stock })
  }
}

async function findUndescribed(
  shop: PublicShop,
  source: string,
  items: PreparedItem[],
  savedIds: Map<PreparedItem, SavedIds>,
): Promise<void> {
  const known = await sizesBySource(
    shop,
    source,
    items.map(({ sourceId }) => sourceId),
  )
  for (const item of items) {
    const sizes = known.get(item.sourceId) ?? new Map<string, number>()
    const foreign = item.sizes.find(({ type }) => !sizes.has(type))?.type
    const found = { outcome: { outcome: 'unchanged' } as const, sizes, stock: feedStock(item, sizes) }
    if (item.gone) savedIds.set(item, found)
    else if (sizes.size === 0) refuse(savedIds, item, { text: feedsTexts.unknownProduct })
    else if (foreign) refuse(savedIds, item, { text: feedsTexts.unknownSize, values: { size: foreign } })
    else savedIds.set(item, found)
  }
}

/** Each in the price list of its currency. */
async function setAllPrices(shop: PublicShop, savedIds: Map<PreparedItem, SavedIds>): Promise<void> {
  const inputs = [...savedIds].flatMap(([item, { sizes }]) =>
    item.sizes.flatMap(({ type, price }) => {
      const sizeId = sizes.get(type)
      return price && sizeId !== undefined ? [{ item, input: { sizeId, ...price } }] : []
    }),
  )
  for (const [code, prices] of Map.groupBy(inputs, ({ item }) => item.currency ?? baseCurrency)) {
    const answers = await setPrices(
      { ...shop, currency: getCurrency(shop, code) },
      prices.map(({ input }) => input),
    )
    for (const [index, { item }] of prices.entries()) merge(savedIds, item, answers[index])
  }
}

/** An item's stock; a removed product has none. */
function feedStock({ gone, sizes: feedSizes }: PreparedItem, sizes: Map<string, number>): SavedIds['stock'] {
  if (gone) return [...sizes.values()].map((sizeId) => ({ sizeId, quantity: '0' }))
  return feedSizes.flatMap(({ type, stock }) => {
    const sizeId = sizes.get(type)
    return stock !== null && sizeId !== undefined ? [{ sizeId, quantity: stock }] : []
  })
}

/** The last statement of a batch, one for all items: orders wait for these row locks only as long as it runs. */
async function setAllStock(shop: PublicShop, savedIds: Map<PreparedItem, SavedIds>): Promise<void> {
  const inputs = [...savedIds].flatMap(([item, { stock }]) => stock.map((one) => ({ item, ...one })))
  const answers = await setStock(shop, inputs)
  for (const [index, { item }] of inputs.entries()) merge(savedIds, item, answers[index])
}

function merge(savedIds: Map<PreparedItem, SavedIds>, item: PreparedItem, answer: SaveOutcome | undefined): void {
  const before = savedIds.get(item)
  if (!before || !answer) return
  if (answer.outcome === 'refused' || (answer.outcome === 'changed' && before.outcome.outcome === 'unchanged'))
    savedIds.set(item, { ...before, outcome: answer })
}

function refuse(savedIds: Map<PreparedItem, SavedIds>, item: PreparedItem, reason: Message): void {
  savedIds.set(item, { outcome: { outcome: 'refused', reasons: [reason] }, ...noSizes })
}

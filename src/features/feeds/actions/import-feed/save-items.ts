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
  const placed = new Map<PreparedItem, SavedIds>()
  await saveDescribed(
    shop,
    source,
    items.filter((item) => item.product !== null),
    placed,
  )
  await findUndescribed(
    shop,
    source,
    items.filter((item) => item.product === null),
    placed,
  )
  await setAllPrices(shop, placed)
  await setAllStock(shop, placed)
  return items.map((item) => placed.get(item)?.outcome ?? { outcome: 'unchanged' })
}

async function saveDescribed(
  shop: PublicShop,
  source: string,
  items: PreparedItem[],
  placed: Map<PreparedItem, SavedIds>,
): Promise<void> {
  if (items.length === 0) return
  const products = items.flatMap(({ product }) => (product ? done(product) : []))
  const described = await saveProductDetails(shop, { source, products })
  for (const [place, item] of items.entries()) {
    const answer = described[place]
    if (!answer) throw new Error(`no outcome for item ${item.sourceId}`)
    const { sizes, stock } = answer.outcome === 'refused' ? noSizes : answer
    placed.set(item, { outcome: answer, sizes, stock })
  }
}

async function findUndescribed(
  shop: PublicShop,
  source: string,
  items: PreparedItem[],
  placed: Map<PreparedItem, SavedIds>,
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
    if (item.gone) placed.set(item, found)
    else if (sizes.size === 0) refuse(placed, item, { text: feedsTexts.unknownProduct })
    else if (foreign) refuse(placed, item, { text: feedsTexts.unknownSize, values: { size: foreign } })
    else placed.set(item, found)
  }
}

/** Each in the price list of its currency. */
async function setAllPrices(shop: PublicShop, placed: Map<PreparedItem, SavedIds>): Promise<void> {
  const inputs = [...placed].flatMap(([item, { sizes }]) =>
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
    for (const [place, { item }] of prices.entries()) merge(placed, item, answers[place])
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
async function setAllStock(shop: PublicShop, placed: Map<PreparedItem, SavedIds>): Promise<void> {
  const inputs = [...placed].flatMap(([item, { stock }]) => stock.map((one) => ({ item, ...one })))
  const answers = await setStock(shop, inputs)
  for (const [place, { item }] of inputs.entries()) merge(placed, item, answers[place])
}

function merge(placed: Map<PreparedItem, SavedIds>, item: PreparedItem, answer: SaveOutcome | undefined): void {
  const before = placed.get(item)
  if (!before || !answer) return
  if (answer.outcome === 'refused' || (answer.outcome === 'changed' && before.outcome.outcome === 'unchanged'))
    placed.set(item, { ...before, outcome: answer })
}

function refuse(placed: Map<PreparedItem, SavedIds>, item: PreparedItem, reason: Message): void {
  placed.set(item, { outcome: { outcome: 'refused', reasons: [reason] }, ...noSizes })
}

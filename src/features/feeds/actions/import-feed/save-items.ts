import { saveProducts } from '#features/catalogue/actions/save-products.ts'
import { setStock } from '#features/catalogue/actions/set-stock.ts'
import { sizesBySource } from '#features/catalogue/reads/sizes-by-source.ts'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import type { Message } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import type { FeedItem } from '../../checks/feed-item.ts'
import { feedsTexts } from '../../texts.ts'

export type Outcome = { outcome: 'created' | 'changed' | 'unchanged' } | { outcome: 'refused'; reasons: Message[] }

/** What became of an item so far, and the ids of its sizes by type. */
interface Placed {
  outcome: Outcome
  sizes: Map<string, number>
}

/** Saves products with prices and stock, or only these where the feed tells no more; answers in the order given. Each id once. */
export async function saveItems(shop: PublicShop, source: string, items: FeedItem[]): Promise<Outcome[]> {
  const placed = new Map<FeedItem, Placed>()
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
  items: FeedItem[],
  placed: Map<FeedItem, Placed>,
): Promise<void> {
  if (items.length === 0) return
  const saved = await saveProducts(shop, { source, products: items.map(({ product }) => product) })
  for (const [place, item] of items.entries()) {
    const answer = saved[place]
    if (!answer) throw new Error(`nothing became of ${item.sourceId}`)
    placed.set(item, { outcome: answer, sizes: answer.outcome === 'refused' ? new Map() : answer.sizes })
  }
}

async function findUndescribed(
  shop: PublicShop,
  source: string,
  items: FeedItem[],
  placed: Map<FeedItem, Placed>,
): Promise<void> {
  const known = await sizesBySource(
    shop,
    source,
    items.map(({ sourceId }) => sourceId),
  )
  for (const item of items) {
    const sizes = known.get(item.sourceId) ?? new Map<string, number>()
    const foreign = item.sizes.find(({ type }) => !sizes.has(type))?.type
    if (item.gone) placed.set(item, { outcome: { outcome: 'unchanged' }, sizes })
    else if (sizes.size === 0) refuse(placed, item, { text: feedsTexts.unknownProduct })
    else if (foreign) refuse(placed, item, { text: feedsTexts.unknownSize, values: { size: foreign } })
    else placed.set(item, { outcome: { outcome: 'unchanged' }, sizes })
  }
}

async function setAllPrices(shop: PublicShop, placed: Map<FeedItem, Placed>): Promise<void> {
  const wanted = [...placed].flatMap(([item, { sizes }]) =>
    item.sizes.flatMap(({ type, price }) => {
      const sizeId = sizes.get(type)
      return price && sizeId !== undefined ? [{ item, input: { sizeId, ...price } }] : []
    }),
  )
  const answers = await setPrices(
    shop,
    wanted.map(({ input }) => input),
  )
  for (const [place, { item }] of wanted.entries()) merge(placed, item, answers[place])
}

/** Stock of products that are described has been saved with them. */
async function setAllStock(shop: PublicShop, placed: Map<FeedItem, Placed>): Promise<void> {
  const wanted = [...placed].flatMap(([item, { sizes }]) => {
    if (item.gone) return [...sizes.values()].map((sizeId) => ({ item, sizeId, quantity: '0' }))
    return item.sizes.flatMap(({ type, stock }) => {
      const sizeId = sizes.get(type)
      return item.product === null && stock !== null && sizeId !== undefined ? [{ item, sizeId, quantity: stock }] : []
    })
  })
  const answers = await setStock(shop, wanted)
  for (const [place, { item }] of wanted.entries()) merge(placed, item, answers[place])
}

function merge(placed: Map<FeedItem, Placed>, item: FeedItem, answer: Outcome | undefined): void {
  const before = placed.get(item)
  if (!before || !answer) return
  if (answer.outcome === 'refused' || (answer.outcome === 'changed' && before.outcome.outcome === 'unchanged'))
    placed.set(item, { ...before, outcome: answer })
}

function refuse(placed: Map<FeedItem, Placed>, item: FeedItem, reason: Message): void {
  placed.set(item, { outcome: { outcome: 'refused', reasons: [reason] }, sizes: new Map() })
}

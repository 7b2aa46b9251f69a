import { newSince } from '#features/search/queries/newest-and-reduced.ts'
import type { GoodsListName } from '#features/search/rules/goods-lists.ts'
import { getReductionFacts } from '#features/search/views/reductions.ts'
import { dayInWords, untilInWords } from '#shared/day.ts'
import { type Text, translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { goodsListLeads as texts } from '../../texts/listing.ts'

/** What came earlier is not said to be new by its day. */
const mostNewDays = 120

/** Returns what stands at the head of a list across all categories with `count` products: since when, up to how much, until when. */
export async function goodsListLead(shop: PublicShop, list: GoodsListName, count: number): Promise<string> {
  const say = (text: Text, values = {}) => translate(text, values, shop.textOverrides)
  if (list === 'nowosci') {
    const since = await newSince(shop)
    const isRecent = since !== null && shop.now.getTime() - since.getTime() < mostNewDays * 24 * 60 * 60 * 1000
    return isRecent && count > 0
      ? say(texts.nowosciSince, { count, day: dayInWords(since, shop.now) })
      : say(texts.nowosci)
  }
  if (list === 'bestsellery') return say(texts.bestsellery)
  const { percent, until } = await getReductionFacts(shop)
  return [
    percent === null ? say(texts.promocje) : say(texts.promocjeUpTo, { count, percent }),
    until && say(texts.promocjeUntil, { day: untilInWords(until, shop.now) }),
    say(texts.promocjeLowest),
  ]
    .filter(Boolean)
    .join(' ')
}

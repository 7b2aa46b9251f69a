import { chooseWraps, type WantedWraps } from '#features/basket/actions/choose-wraps.ts'
import { linesOfVisitor } from '#features/basket/reads/held-lines.ts'
import { type PendingMessage, plainMessage } from '#features/basket/rules/messages.ts'
import { writeTerms } from '#features/basket/rules/terms.ts'
import type { Shop } from '#shop'

/** Wraps lines that have been put back in what they were wrapped in before (`wrapped[i]`); says only that it cannot be had any more. */
export async function wrapAgain(shop: Shop, values: ReadonlyMap<string, string>): Promise<PendingMessage[]> {
  const wrapped = [...values].flatMap(([name, value]) => {
    const [, place] = /^wrapped\[(\d{1,9})\]$/.exec(name) ?? []
    return place && /^\d{1,9}$/.test(value) ? [{ place, sizeId: Number(value) }] : []
  })
  if (wrapped.length === 0) return []
  const lines = await linesOfVisitor(shop, shop.visitor)
  const wanted: WantedWraps = new Map(
    wrapped.flatMap(({ place, sizeId }) => {
      const field = (name: string) => values.get(`${name}[${place}]`)
      const line = lines.find(
        ({ productId, sizeType, additional, terms }) =>
          String(productId) === field('product') &&
          sizeType === field('size') &&
          additional === field('additional') &&
          writeTerms(terms) === field('terms'),
      )
      return line ? [[line.id, sizeId]] : []
    }),
  )
  if (wanted.size === 0) return []
  const chosen = await chooseWraps(shop, wanted)
  return chosen.ok ? [] : [plainMessage('error', 'no_wrap', chosen.problem)]
}

import { say, type TextOverrides } from '#shared/text.ts'
import { cardTexts } from '../texts/card.ts'
import { isGoods, type ProductKind } from './product-kind.ts'

const most = 24 // letters, so that a narrow card says it in two lines
const least = 3 // sizes that stand in a row are a range

/**
 * The sizes that a card says can be had (B2.45), in the merchant's order: 'S, M, L', '36–42', or the first and how many there are besides;
 * null: none. What is no thing has no sizes: 'PDF, EPUB' and '100 zł, 200 zł' say themselves what they are.
 */
export function cardSizes(kind: ProductKind, sizes: string[], words: TextOverrides): string | null {
  const [first] = sizes
  if (first === undefined) return null
  if (!isGoods(kind)) return sizes.join(', ').length <= most ? sizes.join(', ') : `${first}, …`
  if (sizes.length === 1) return say(cardTexts.size, { sizes: first }, words)
  if (isRow(sizes)) return say(cardTexts.sizes, { sizes: `${first}–${sizes.at(-1)}` }, words)
  if (sizes.join(', ').length <= most) return say(cardTexts.sizes, { sizes: sizes.join(', ') }, words)
  const fitting = sizes.findIndex((_, last) => sizes.slice(0, last + 1).join(', ').length > most)
  const shown = sizes.slice(0, Math.max(1, fitting))
  return say(cardTexts.moreSizes, { sizes: shown.join(', '), count: sizes.length - shown.length }, words)
}

/** Whole numbers, each one more than the last: between the ends none is missing. */
function isRow(sizes: string[]): boolean {
  return (
    sizes.length >= least &&
    sizes.every((size, place) => /^\d{1,3}$/.test(size) && Number(size) === Number(sizes[0]) + place)
  )
}

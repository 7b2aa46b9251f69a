/** What a page asks before a product of several sizes can be bought, and what it shows until a size is chosen. */
export interface SizeQuestion {
  /** 'Wybierz rozmiar'. */
  prompt: string
  /** The size whose price and delivery are shown. */
  shown: string
  /** Another size costs more. */
  priceFrom: boolean
}

interface Size {
  type: string
  /** Minor units; null without a public price. */
  gross: number | null
  /** Null: it can be bought. */
  refusal: unknown
}

/**
 * Returns the question for sizes of which a wrong one would come back (A8.11): those with a size guide. Null where the first that can be bought
 * is as good as any, as of packs and formats, and where there is nothing to choose.
 */
export function sizeQuestion(sizes: Size[], prompt: string, hasGuide: boolean): SizeQuestion | null {
  const [first, ...others] = sizes.filter(({ refusal }) => refusal === null)
  if (!hasGuide || !first || others.length === 0) return null
  const cheapest = others.reduce((best, size) => (priceOf(size) < priceOf(best) ? size : best), first)
  const priceFrom = [first, ...others].some((size) => priceOf(size) > priceOf(cheapest))
  return { prompt, shown: cheapest.type, priceFrom }
}

function priceOf({ gross }: Size): number {
  return gross ?? 0
}

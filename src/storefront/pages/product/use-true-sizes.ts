import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { quantityRange } from '#features/basket/rules/quantity.ts'
import type { ProductSize } from './page.server.ts'

/** For so long a page is trusted: milliseconds. */
const young = 60_000

/** When another size is looked at on a page that has been open for a while, asks whether it is still so, and loads the page's data again if not; never where a shop does not want it (A7.3). */
export function useTrueSizes(productId: number, sizes: ProductSize[], asks: boolean): (type: string) => void {
  const { revalidate } = useRevalidator()
  const loaded = useRef({ sizes, at: 0 })
  useEffect(() => {
    loaded.current = { sizes, at: Date.now() }
  }, [sizes])
  return (type) => {
    const size = loaded.current.sizes.find((size) => size.type === type)
    if (!asks || !size || Date.now() - loaded.current.at < young) return
    const { minimum } = quantityRange(size.bounds)
    const price = size.priceWords?.steps.findLast(({ from }) => from <= minimum)?.price ?? null
    const shown = { type, status: size.status, price, leaves: size.leaves }
    import('./look-again.ts')
      .then(({ isStillTrue }) => isStillTrue(productId, shown))
      .then(
        (still) => (still ? undefined : revalidate()),
        () => {},
      )
  }
}

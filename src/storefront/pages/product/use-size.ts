import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ConfiguredPrice } from '#features/offers/rules/configured-price.ts'
import { quantityRange } from '#features/offers/rules/quantity.ts'
import type { ProductOptions } from '#features/offers/ui/size-chooser.tsx'
import { usePrice } from '#features/pricing/ui/price.tsx'
import type { Decimal } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import type { ShownSize } from './page.server.ts'

/** The size that is looked at: the one that the address asks for, else the first that can be bought. Choosing another writes it into the address. */
export function useChosenSize<Size extends Pick<ShownSize, 'type' | 'refusal'>>(
  sizes: Size[],
  asked: string | null,
): [Size | undefined, (type: string) => void] {
  const [type, setType] = useState(asked)
  const choose = (type: string) => {
    setType(type)
    history.replaceState(history.state, '', urls.ofSize(type))
  }
  const first = sizes.find(({ refusal }) => refusal === null) ?? sizes[0]
  return [sizes.find((size) => size.type === type) ?? first, choose]
}

/**
 * The cost of what is chosen, where it differs from the price of the page, and a function that counts it again after the form has changed.
 * The counting is a script that only products with choices load.
 */
export function useChoiceCost(
  choices: ProductOptions | null,
  form: RefObject<HTMLFormElement | null>,
  size: string,
  quantity: Decimal,
): [ConfiguredPrice | null | undefined, () => void] {
  const money = usePrice()
  const [cost, setCost] = useState(choices?.atFirst[size])
  const count = () => {
    const costs = choices?.costs
    if (costs)
      import('#features/offers/ui/configured-price.ts').then(
        ({ showConfiguredPrice }) =>
          form.current && setCost(showConfiguredPrice(form.current, costs, size, quantity, money)),
        () => {},
      )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: form fields are uncontrolled: `count` reads them, and only these three change outside of the form
  useEffect(count, [choices, size, quantity])
  return [cost, count]
}

/** For so long a page is trusted: milliseconds. */
const trustedMs = 60_000

/** When another size is looked at on a page that has been open for a while, asks whether it is still so, and loads the page's data again if not; never where a shop does not want it (A7.3). */
export function useOfferRecheck(productId: number, sizes: ShownSize[], asks: boolean): (type: string) => void {
  const { revalidate } = useRevalidator()
  const loaded = useRef({ sizes, at: 0 })
  useEffect(() => {
    loaded.current = { sizes, at: Date.now() }
  }, [sizes])
  return (type) => {
    const size = loaded.current.sizes.find((size) => size.type === type)
    if (!asks || !size || Date.now() - loaded.current.at < trustedMs) return
    const { minimum } = quantityRange(size.bounds)
    const price = size.priceWords?.steps.findLast(({ from }) => from <= minimum)?.price ?? null
    const shown = { type, status: size.status, price, leaves: size.leaves }
    import('./recheck-offer.ts')
      .then(({ isOfferCurrent }) => isOfferCurrent(productId, shown))
      .then(
        (still) => (still ? undefined : revalidate()),
        () => {},
      )
  }
}

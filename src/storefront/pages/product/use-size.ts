import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ConfiguredPrice } from '#features/offers/rules/configured-price.ts'
import { quantityRange } from '#features/offers/rules/quantity.ts'
import type { ProductOptions } from '#features/offers/ui/size-chooser.tsx'
import { usePrice } from '#features/pricing/ui/price.tsx'
import type { Decimal } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import type { ShownSize } from './page.server.ts'
import type { SizeQuestion } from './size-question.ts'

/**
 * Returns the size that the page shows: the one in the address, else the first that can be bought, and the question that is open while the
 * visitor has chosen none. Selecting another one writes it into the address.
 */
export function useChosenSize<Size extends Pick<ShownSize, 'type' | 'refusal'>>(
  sizes: Size[],
  requested: string | null,
  question: SizeQuestion | null,
): { chosen: Size | undefined; question: SizeQuestion | null; choose: (type: string) => void } {
  const [type, setType] = useState(requested)
  const choose = (type: string) => {
    setType(type)
    history.replaceState(history.state, '', urls.ofSize(type))
  }
  const picked = sizes.find((size) => size.type === type)
  const shown = sizes.find(({ type, refusal }) => (question ? type === question.shown : refusal === null))
  return { chosen: picked ?? shown ?? sizes[0], question: picked ? null : question, choose }
}

/**
 * Returns the price of the selection, where it differs from the price of the page, and a function that recounts it after the form has
 * changed. The script for it is loaded only by products with choices.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` reads uncontrolled fields; only these three change outside of the form
  useEffect(count, [choices, size, quantity])
  return [cost, count]
}

/** Milliseconds for which a page counts as fresh. */
const trustedMs = 60_000

/**
 * When another size is selected on a page that is no longer fresh, checks its offer, and reloads the page's data if it has changed; the
 * shop may turn this off (A7.3).
 */
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

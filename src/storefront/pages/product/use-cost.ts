import { type RefObject, useEffect, useState } from 'react'
import type { ChosenCost } from '#features/basket/rules/chosen-cost.ts'
import type { Choices } from '#features/basket/ui/buyable-size.ts'
import { usePrice } from '#features/pricing/ui/use-price.ts'
import type { Decimal } from '#shared/decimal.ts'

/**
 * The cost of what is chosen, where it differs from the price of the page, and a function that counts it again after the form has changed.
 * The counting is a script that only products with choices load.
 */
export function useCost(
  choices: Choices | null,
  form: RefObject<HTMLFormElement | null>,
  size: string,
  quantity: Decimal,
): [ChosenCost | null | undefined, () => void] {
  const money = usePrice()
  const [cost, setCost] = useState(choices?.atFirst[size])
  const count = () => {
    const costs = choices?.costs
    if (costs)
      import('#features/basket/ui/choices/cost-of-choice.ts').then(
        ({ costOfChoice }) => form.current && setCost(costOfChoice(form.current, costs, size, quantity, money)),
        () => {},
      )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: form fields are uncontrolled: `count` reads them, and only these three change outside of the form
  useEffect(count, [choices, size, quantity])
  return [cost, count]
}

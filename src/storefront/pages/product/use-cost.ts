import { type RefObject, useEffect, useState } from 'react'
import type { ChosenCost } from '#features/basket/rules/chosen-cost.ts'
import type { Choices } from '#features/basket/ui/buyable-size.ts'
import { useMoney } from '#kit/money.tsx'
import type { Decimal } from '#shared/decimal.ts'

/**
 * What is chosen costs, where that is not what the page tells anyway, and what counts it again when something else stands in the form: a
 * script that only products with choices load.
 */
export function useCost(
  choices: Choices | null,
  form: RefObject<HTMLFormElement | null>,
  size: string,
  quantity: Decimal,
): [ChosenCost | null | undefined, () => void] {
  const money = useMoney()
  const [cost, setCost] = useState(choices?.atFirst[size])
  const count = () => {
    const costs = choices?.costs
    if (costs)
      import('#features/basket/ui/choices/cost-of-choice.ts').then(
        ({ costOfChoice }) => form.current && setCost(costOfChoice(form.current, costs, size, quantity, money)),
        () => {},
      )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the form is no state of React
  useEffect(count, [choices, size, quantity])
  return [cost, count]
}

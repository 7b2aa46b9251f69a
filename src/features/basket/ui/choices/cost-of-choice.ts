import type { Decimal } from '#shared/decimal.ts'
import { say } from '#shared/text.ts'
import { type ChosenCost, type CostFacts, chosenCost } from '../../rules/chosen-cost.ts'
import { choiceTexts } from '../../texts/choices.ts'

/** What costs as the form stands now, and says it beside the wishes, where they change the price; null where they do not. */
export function costOfChoice(
  form: HTMLFormElement,
  facts: CostFacts,
  size: string,
  quantity: Decimal,
  money: (amount: number) => string,
): ChosenCost | null {
  const typed = new FormData(form)
  const configuration = Object.fromEntries(
    facts.fields.map(({ key }) => [key, String(typed.get(`configuration[${key}]`) ?? '')]),
  )
  const cost = chosenCost(facts, { size, quantity, configuration, subscribes: typed.get('subscription') === '1' })
  const output = form.querySelector('output')
  if (output) output.textContent = cost ? say(choiceTexts.total, { price: money(cost.each) }) : ''
  return cost
}

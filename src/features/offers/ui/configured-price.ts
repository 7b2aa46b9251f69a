import type { Decimal } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { type ConfiguredPrice, type ConfiguredPriceFacts, configuredPrice } from '../rules/configured-price.ts'
import { choiceTexts } from '../texts/choices.ts'

/** Shows the price of the form's current configuration, and returns it; null when the configuration does not change the price. */
export function showConfiguredPrice(
  form: HTMLFormElement,
  facts: ConfiguredPriceFacts,
  size: string,
  quantity: Decimal,
  money: (amount: number) => string,
): ConfiguredPrice | null {
  const typed = new FormData(form)
  const configuration = Object.fromEntries(
    facts.fields.map(({ key }) => [key, String(typed.get(`configuration[${key}]`) ?? '')]),
  )
  const cost = configuredPrice(facts, { size, quantity, configuration, subscribes: typed.get('subscription') === '1' })
  const output = form.querySelector('output')
  if (output) output.textContent = cost ? translate(choiceTexts.total, { price: money(cost.each) }) : ''
  return cost
}

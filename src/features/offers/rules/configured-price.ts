import { type ConfiguratorField, checkConfiguration } from '#features/catalogue/rules/configurator.ts'
import type { SubscriptionTerms } from '#features/pricing/rules/price-facts.ts'
import { subscriptionPrice } from '#features/pricing/rules/price-facts.ts'
import { type PriceTier, priceAtQuantity, shownAmount } from '#features/pricing/rules/price-in-force.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { Decimal } from '#shared/decimal.ts'
import { timesQuantity } from '#shared/money.ts'

/** What the price of a configured or subscribed product depends on; gross minor units of one unit. */
export interface ConfiguredPriceFacts {
  fields: ConfiguratorField[]
  subscription: SubscriptionTerms | null
  /** By type of size; sizes without a public price are missing. */
  prices: Record<string, { gross: number; tiers: PriceTier[] }>
  vatPercent: string
  priceType: PriceType
}

/** The shopper's choice in the form. */
export interface OptionChoice {
  size: string
  quantity: Decimal
  configuration: Record<string, string>
  subscribes: boolean
}

/** As the shop shows prices, minor units: of one unit, and of the whole quantity with the basket's rounding. */
export interface ConfiguredPrice {
  each: number
  total: number
}

/** The price of a choice by the basket's rules (`applyLineOptions`); null when it equals the page's price, or the choice is incomplete. */
export function configuredPrice(
  facts: ConfiguredPriceFacts,
  { size, quantity, configuration, subscribes }: OptionChoice,
): ConfiguredPrice | null {
  const { fields, prices, vatPercent, priceType } = facts
  const price = prices[size]
  const checked = checkConfiguration(fields, configuration)
  if (!price || !checked.ok) return null
  const { surcharge } = checked.value
  const subscription = subscribes ? facts.subscription : null
  if (surcharge === 0 && !subscription) return null
  const made = priceAtQuantity(price.gross, price.tiers, quantity) + surcharge
  const gross = subscription ? subscriptionPrice(made, subscription, vatPercent).gross : made
  const show = (amount: number) => shownAmount(amount, vatPercent, priceType)
  return { each: show(gross), total: timesQuantity(show(gross), quantity) }
}

/** The initial configuration: the first option of every required field. */
export function defaultConfiguration(fields: ConfiguratorField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ key, required, options }) => [key, (required && options?.[0]?.key) || '']))
}

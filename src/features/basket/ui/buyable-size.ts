import type { ConfiguratorField } from '#features/catalogue/rules/configurator.ts'
import type { Availability } from '#features/catalogue/rules/sale-state.ts'
import type { Message, PluralForms } from '#shared/text.ts'
import type { QuantityBounds } from '../rules/quantity.ts'

export interface BoughtProduct {
  id: number
  name: string
  kind: string
  unit: PluralForms & { name: string }
}

export interface BuyableSize {
  type: string
  name: string
  bounds: QuantityBounds
  /** The class that the form takes (A4.2). */
  status: Availability
  /** Why this size cannot be bought; null when it can. */
  refusal: Message | null
  /** As shown, minor units of one unit; null when there is none, or nothing to pay (A4.8). */
  price: { amount: number; tiers: { from: string; amount: number }[] } | null
}

/** What is chosen before a product is bought: fields as HTML that the server has made, and those that change the price. */
export interface Choices {
  html: string
  fields: ConfiguratorField[]
}

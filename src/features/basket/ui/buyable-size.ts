import type { Availability } from '#features/catalogue/rules/sale-state.ts'
import type { Message, PluralForms } from '#shared/text.ts'
import type { ChosenCost, CostFacts } from '../rules/chosen-cost.ts'
import type { QuantityBounds } from '../rules/quantity.ts'

export interface BoughtProduct {
  id: number
  name: string
  kind: string
  /** What its sizes are called. */
  sizeWord: string
  /** A sample: nobody buys it (A4.7). */
  free: boolean
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
}

/** What is chosen before a product is bought: fields as HTML that the server has made, and what they make of the price. */
export interface Choices {
  html: string
  /** Null: they change nothing of it. */
  costs: CostFacts | null
  /** By type of size, what the fields cost as they stand at first. */
  atFirst: Record<string, ChosenCost | null>
}

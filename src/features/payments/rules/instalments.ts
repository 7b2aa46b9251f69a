import { baseCurrency, type CurrencyFormat, formatMoney, wireAmount } from '#shared/money.ts'
import { type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'
import { instalmentTexts as texts } from '../texts/instalments.ts'

/** What a lender accepts; amounts in minor units of PLN, both bounds included (B5.49). */
export interface InstalmentTerms {
  minimum: number
  maximum: number
  /** Maximum number of different products in a basket (B5.51). */
  mostProducts: number
  /** Whether the lender finances gross amounts (consumers) or net amounts (leasing companies). */
  counts: 'gross' | 'net'
}

/** The input for checking instalments (B3.45); amounts in minor units of `currency`. */
export interface InstalmentData {
  /** Price of the viewed product at the chosen quantity; null on the basket page. */
  price: number | null
  priceNet: number | null
  currency: string
  /** Number of products in the basket; null while it is not known. */
  basketCount: number | null
  /** Value of the goods in the basket; used when there is no price. */
  basketCost: number
  basketCostNet: number
}

type InstalmentRefusal = 'currency' | 'below' | 'above' | 'products'

/** The reason why instalments are not available (A5.12, B5.50), or null when they are. */
export function instalmentRefusal(terms: InstalmentTerms, data: InstalmentData): InstalmentRefusal | null {
  const amount = financedAmount(terms, data)
  if (data.currency !== baseCurrency) return 'currency'
  if (amount < terms.minimum) return 'below'
  if (amount > terms.maximum) return 'above'
  return data.basketCount !== null && data.basketCount > terms.mostProducts ? 'products' : null
}

/** The amount to finance, minor units. */
export function financedAmount({ counts }: Pick<InstalmentTerms, 'counts'>, data: InstalmentData): number {
  return counts === 'net' ? (data.priceNet ?? data.basketCostNet) : (data.price ?? data.basketCost)
}

/** The address of the lender's simulator for this amount (A7.21, B7.18): {value} is replaced with '1234.50'. */
export function simulatorAddress(template: string, amount: number): string {
  return template.replaceAll('{value}', wireAmount(amount))
}

/** A lender that offers instalments to customers of this shop. */
export interface InstalmentSystem extends InstalmentTerms {
  name: string
  /** The lender's identifier of the shop, and of the offer for it. */
  shopNumber: string
  variant: string
  /** The lender's calculator: an https address with the placeholders {shopNumber}, {variant} and {value}. */
  simulator: string
}

/** A system with every text that a page may need for it. */
export interface InstalmentSystemView extends InstalmentTerms {
  name: string
  /** The simulator address for this shop; {value} is still a placeholder. */
  simulator: string
  open: string
  /** Extra text for screen readers. */
  opens: string
  offered: string
  refused: Record<InstalmentRefusal, string>
}

/** Every system with its translated texts, so that browsers only choose. Credit figures are left to the lender. */
export function describeInstalmentSystems(
  systems: InstalmentSystem[],
  format: CurrencyFormat,
  overrides: TextOverrides,
): InstalmentSystemView[] {
  const t = (text: Text, values?: TextValues) => translate(text, values, overrides)
  const money = (amount: number) => formatMoney(amount, format)
  const currency = t(texts.currency)
  return systems.map(({ shopNumber, variant, simulator, ...system }) => ({
    ...system,
    simulator: simulator
      .replaceAll('{shopNumber}', encodeURIComponent(shopNumber))
      .replaceAll('{variant}', encodeURIComponent(variant)),
    open: t(texts.open),
    opens: t(texts.opens, { name: system.name }),
    offered: t(texts.offered),
    refused:
      format.code === baseCurrency
        ? {
            currency,
            below: t(system.counts === 'net' ? texts.belowNet : texts.below, { amount: money(system.minimum) }),
            above: t(system.counts === 'net' ? texts.aboveNet : texts.above, { amount: money(system.maximum) }),
            products: t(texts.products, { count: system.mostProducts }),
          }
        : { currency, below: currency, above: currency, products: currency },
  }))
}

import { baseCurrency, type CurrencyFormat, formatMoney, wireAmount } from '#shared/money.ts'
import { type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'
import { instalmentTexts as texts } from '../texts/instalments.ts'

/** What a lender takes on; amounts in minor units of PLN, both included (B5.49). */
export interface InstalmentTerms {
  minimum: number
  maximum: number
  /** How many different products a basket may hold (B5.51). */
  mostProducts: number
  /** Whether it lends what goods cost with VAT, as to consumers, or without, as to companies that lease. */
  counts: 'gross' | 'net'
}

/** What is known when instalments are judged (B3.45), amounts in minor units of `currency`. */
export interface InstalmentData {
  /** What is looked at, at the quantity that is chosen; null where the basket itself is. */
  price: number | null
  priceNet: number | null
  currency: string
  /** How many products the basket holds; null while that is not known. */
  basketCount: number | null
  /** Goods in the basket; counts where there is no price. */
  basketCost: number
  basketCostNet: number
}

type InstalmentRefusal = 'currency' | 'below' | 'above' | 'products'

/** Why this cannot be paid by instalments (A5.12, B5.50), or null when it can. */
export function instalmentRefusal(terms: InstalmentTerms, data: InstalmentData): InstalmentRefusal | null {
  const amount = financedAmount(terms, data)
  if (data.currency !== baseCurrency) return 'currency'
  if (amount < terms.minimum) return 'below'
  if (amount > terms.maximum) return 'above'
  return data.basketCount !== null && data.basketCount > terms.mostProducts ? 'products' : null
}

/** What would be lent, minor units. */
export function financedAmount({ counts }: Pick<InstalmentTerms, 'counts'>, data: InstalmentData): number {
  return counts === 'net' ? (data.priceNet ?? data.basketCostNet) : (data.price ?? data.basketCost)
}

/** Where the lender counts this amount (A7.21, B7.18): its address with {value} as '1234.50'. */
export function simulatorAddress(template: string, amount: number): string {
  return template.replaceAll('{value}', wireAmount(amount))
}

/** A lender by whose help customers of this shop pay in parts. */
export interface InstalmentSystem extends InstalmentTerms {
  name: string
  /** By which the lender knows the shop, and its offer for it. */
  shopNumber: string
  variant: string
  /** Where it counts instalments: an https address with {shopNumber}, {variant} and {value} where those go. */
  simulator: string
}

/** A system with all that a page may have to say of it. */
export interface InstalmentSystemView extends InstalmentTerms {
  name: string
  /** Its simulator for this shop, {value} still to be filled in. */
  simulator: string
  open: string
  /** What whoever does not see the page is told besides. */
  opens: string
  offered: string
  refused: Record<InstalmentRefusal, string>
}

/** Puts every system into words, so that browsers only have to choose. No figures of a credit among them: the lender tells those. */
export function describeInstalmentSystems(
  systems: InstalmentSystem[],
  format: CurrencyFormat,
  words: TextOverrides,
): InstalmentSystemView[] {
  const tell = (text: Text, values?: TextValues) => translate(text, values, words)
  const money = (amount: number) => formatMoney(amount, format)
  const currency = tell(texts.currency)
  return systems.map(({ shopNumber, variant, simulator, ...system }) => ({
    ...system,
    simulator: simulator
      .replaceAll('{shopNumber}', encodeURIComponent(shopNumber))
      .replaceAll('{variant}', encodeURIComponent(variant)),
    open: tell(texts.open),
    opens: tell(texts.opens, { name: system.name }),
    offered: tell(texts.offered),
    refused:
      format.code === baseCurrency
        ? {
            currency,
            below: tell(system.counts === 'net' ? texts.belowNet : texts.below, { amount: money(system.minimum) }),
            above: tell(system.counts === 'net' ? texts.aboveNet : texts.above, { amount: money(system.maximum) }),
            products: tell(texts.products, { count: system.mostProducts }),
          }
        : { currency, below: currency, above: currency, products: currency },
  }))
}

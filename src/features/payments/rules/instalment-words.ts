import { baseCurrency } from '#shared/currency.ts'
import { type CurrencyFormat, formatMoney } from '#shared/money.ts'
import { say, type Text, type TextOverrides, type TextValues } from '#shared/text.ts'
import { instalmentTexts as texts } from '../texts/instalments.ts'
import type { InstalmentRefusal, InstalmentTerms } from './instalments.ts'

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
export interface ToldSystem extends InstalmentTerms {
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
export function tellInstalments(
  systems: InstalmentSystem[],
  format: CurrencyFormat,
  words: TextOverrides,
): ToldSystem[] {
  const tell = (text: Text, values?: TextValues) => say(text, values, words)
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

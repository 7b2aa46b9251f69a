import { addTaxed, exemptFromVat, splitVat, type Taxed } from '#shared/money.ts'
import type { Text, TextValues } from '#shared/text.ts'
import { vatTexts } from '../texts/vat.ts'

/** The part of an amount taxed at one rate. */
export interface VatShare extends Taxed {
  /** As in '23'. */
  vatPercent: string
  /** The legal basis of an exemption. */
  vatExemption?: string | undefined
}

/**
 * The VAT shares of a charge. What is paid for sending goods, insuring them and collecting the money is part of what is paid for them, so it is
 * taxed like them, in proportion to their value (act on VAT, art. 29a(6)(2)). Whole minor units; the rounding remainder goes to the rate
 * with the largest share.
 * @param gross of the charge
 * @param goods that it is for, after promotions
 * @param otherwise the rate when they are worth nothing
 */
export function chargeVat(
  gross: number,
  goods: { gross: number; vatPercent: string }[],
  otherwise: string,
): VatShare[] {
  const worth = new Map<string, number>()
  for (const { gross, vatPercent } of goods) {
    const rate = rateOf(vatPercent)
    worth.set(rate, (worth.get(rate) ?? 0) + gross)
  }
  const [most, ...others] = [...worth].filter(([, gross]) => gross > 0).sort(mostFirst)
  if (!most) return [share(gross, rateOf(otherwise))]
  const all = [most, ...others].reduce((sum, [, gross]) => sum + gross, 0)
  const smaller = others.map(([rate, of]) => share(Number((BigInt(gross) * BigInt(of)) / BigInt(all)), rate))
  return [share(gross - smaller.reduce((sum, { gross }) => sum + gross, 0), most[0]), ...smaller]
}

/** The same rate may be written '23' or '23.00'. */
function rateOf(vatPercent: string): string {
  return vatPercent === exemptFromVat ? exemptFromVat : String(Number(vatPercent))
}

function mostFirst([rate, gross]: [string, number], [otherRate, other]: [string, number]): number {
  return other - gross || byRate(rate, otherRate)
}

/** The highest rate first, exempt last. */
function byRate(rate: string, other: string): number {
  const height = (of: string) => (of === exemptFromVat ? -1 : Number(of))
  return height(other) - height(rate)
}

function share(gross: number, vatPercent: string): VatShare {
  return { vatPercent, ...splitVat(gross, vatPercent) }
}

/**
 * The VAT in a total, by rate if there are several, with the basis of an exemption: 'w tym VAT 12,34 zł (23%: 11,20 zł, 5%: 1,14 zł)'.
 * @param parts of the total, minor units
 */
export function vatText(
  parts: Omit<VatShare, 'vat'>[],
  t: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): string {
  const taxed = parts.filter(({ gross }) => gross > 0).map((part) => ({ ...part, vat: part.gross - part.net }))
  const rates = [...Map.groupBy(taxed, ({ vatPercent }) => rateOf(vatPercent))].sort(([one], [other]) =>
    byRate(one, other),
  )
  const basis = exemptionBasis(taxed)
  if (rates.length === 1 && rates[0]?.[0] === exemptFromVat)
    return basis ? t(vatTexts.allExemptBecause, { basis }) : t(vatTexts.allExempt)
  const amount = money(addTaxed(taxed).vat)
  if (rates.length < 2) return t(vatTexts.included, { amount })
  const each = rates.map(([rate, parts]) => {
    const { gross, vat } = addTaxed(parts)
    if (rate === exemptFromVat)
      return t(basis ? vatTexts.exemptBecause : vatTexts.exempt, { basis, amount: money(gross) })
    return t(vatTexts.atRate, { rate: rate.replace('.', ','), amount: money(vat) })
  })
  return t(vatTexts.byRate, { amount, rates: each.join(', ') })
}

/** Why goods are exempt, each basis once; '' where none is known. */
function exemptionBasis(parts: Pick<VatShare, 'vatPercent' | 'vatExemption'>[]): string {
  const named = parts.flatMap(({ vatPercent, vatExemption }) =>
    vatPercent === exemptFromVat && vatExemption ? [vatExemption] : [],
  )
  return [...new Set(named)].join('; ')
}

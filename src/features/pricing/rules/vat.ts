import { type CountryVat, percentIn } from '#features/catalogue/rules/country-vat.ts'
import type { Decimal } from '#shared/decimal.ts'
import { addTaxed, exemptFromVat, grossOf, splitVat, type Taxed, timesQuantity } from '#shared/money.ts'
import type { Text, TextValues } from '#shared/text.ts'
import type { PriceType } from '../settings.ts'
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

export interface PricedQuantity {
  quantity: Decimal
  /** Minor units for one unit of the product. */
  unitGross: number
  /** Promotion discount on the whole line, minor units. */
  discountGross?: number
  vatPercent: string
}

/**
 * The total of a line after promotions, minor units, based on the price that the shop shows: gross times quantity, of which VAT is a part,
 * or net times quantity, to which VAT is added. It is rounded once, so that the shown price times quantity is the shown total.
 */
export function lineWorth(line: PricedQuantity, priceType: PriceType): Taxed {
  const { quantity, unitGross, discountGross = 0, vatPercent } = line
  if (priceType === 'gross') return splitVat(timesQuantity(unitGross, quantity) - discountGross, vatPercent)
  const { net: unitNet } = splitVat(unitGross, vatPercent)
  const net = Math.max(0, timesQuantity(unitNet, quantity) - splitVat(discountGross, vatPercent).net)
  const gross = grossOf(net, vatPercent)
  return { gross, net, vat: gross - net }
}

/** An amount that was split at the shop's rate, at the rate of another country: the amount that the shop shows stays. */
export function shareInCountry(
  { net, ...share }: VatShare & { vatClass?: string | undefined },
  vat: CountryVat | null,
  priceType: PriceType,
): VatShare {
  const rate = { vatPercent: percentIn(vat, share), vatExemption: share.vatExemption }
  if (!vat) return { ...share, net }
  if (priceType === 'gross') return { ...rate, ...splitVat(share.gross, rate.vatPercent) }
  const gross = grossOf(net, rate.vatPercent)
  return { ...rate, gross, net, vat: gross - net }
}

/**
 * A line at the rates of another country. The price that the shop shows stays: of a gross price VAT is another part, to a net price another one
 * is added.
 */
export function inCountry<Line extends PricedQuantity & { vatClass?: string | undefined }>(
  line: Line,
  vat: CountryVat | null,
  priceType: PriceType,
): Line {
  const vatPercent = percentIn(vat, line)
  if (!vat || priceType === 'gross') return { ...line, vatPercent }
  const moved = (gross: number) => grossOf(splitVat(gross, line.vatPercent).net, vatPercent)
  return { ...line, unitGross: moved(line.unitGross), discountGross: moved(line.discountGross ?? 0), vatPercent }
}

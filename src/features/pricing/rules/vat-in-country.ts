import { type CountryVat, percentIn } from '#features/catalogue/rules/country-vat.ts'
import { grossOf, splitVat } from '#shared/money.ts'
import type { PriceType } from '../settings.ts'
import type { PricedQuantity } from './line-worth.ts'
import type { VatShare } from './vat.ts'

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

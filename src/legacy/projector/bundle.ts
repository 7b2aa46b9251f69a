import { getPartSizes, type RequestedPart, resolvePartSizes } from '#features/offers/rules/bundle.ts'
import { priceDetails } from '#features/pricing/rules/price-details.ts'
import { type PriceFacts, sumOfParts } from '#features/pricing/rules/price-facts.ts'
import { decimalText } from '#shared/decimal.ts'
import { formatMoney, wireAmount } from '#shared/money.ts'
import { urls } from '#shared/urls.ts'
import { wireFlag } from '#shared/wire-flag.ts'
import type { PublicShop } from '#shop'
import type { ProjectorData } from './projector-data.ts'
import { stockAmount } from './sizes.ts'

/**
 * Member bundle: the parts of a bundle and their sizes; null for other products. The basket computes the limit of the chosen
 * parts.
 */
export function bundle({ record: { kind }, offers: [offer] }: ProjectorData, requested: RequestedPart[] | null) {
  if (kind !== 'bundle' || !offer) return null
  const ids = requested && resolvePartSizes(offer.parts, requested)
  const chosen = Array.isArray(ids) ? getPartSizes(offer.parts, ids) : null
  return offer.parts.map(({ productId, name, unit, quantity, picture, sizes }, index) => {
    const size = chosen?.[index] ?? (sizes.length === 1 ? sizes[0] : undefined)
    return {
      ...{ product: productId, size: size?.type ?? '', quantity: Number(decimalText(quantity)), id: productId, name },
      link: urls.product({ id: productId, name }),
      ...(picture && { icon: urls.picture(picture, 160) }),
      unit,
      sizes: Object.fromEntries(
        sizes.map(({ id, type, name, stock }) => [
          type,
          { type, name, amount: stockAmount(stock), ...(chosen?.[index]?.id === id && { selected: wireFlag(true) }) },
        ]),
      ),
    }
  })
}

/** The problem of the chosen parts: an unknown part (A8.11) or a missing size; null when there is none. */
export function findPartsProblem(
  { offers: [offer] }: ProjectorData,
  requested: RequestedPart[] | null,
): 'choose' | 'unknown' | null {
  if (requested === null) return 'unknown'
  if (requested.length === 0 || !offer) return null
  const ids = resolvePartSizes(offer.parts, requested)
  return Array.isArray(ids) ? null : ids
}

/** Member bundleprice: the sum of the parts' prices and the saving of the bundle; null for other products. */
export function bundlePrice({ currency }: PublicShop, facts: PriceFacts | undefined) {
  if (!facts?.parts) return null
  const separately = sumOfParts(facts.parts)
  const { bundle } = priceDetails(facts, 0n)
  return {
    percent_diff: bundle?.percent ?? '0',
    amount_diff_gross: wireAmount(bundle?.gross ?? 0),
    amount_diff_net: wireAmount(bundle?.net ?? 0),
    price_gross: wireAmount(separately.gross),
    price_gross_formatted: formatMoney(separately.gross, currency.format),
    price_net: wireAmount(separately.net),
    price_net_formatted: formatMoney(separately.net, currency.format),
  }
}

import { renderToStaticMarkup } from 'react-dom/server'
import { isPhysical, type ProductKind } from '#features/catalogue/rules/product.ts'
import { type DeliveryCostText, deliveryCostText } from '#features/delivery/rules/delivery-cost.ts'
import { defaultDestination } from '#features/delivery/rules/destination.ts'
import { costTexts } from '#features/delivery/texts.ts'
import { arrivalTextsFrom } from '#features/delivery/views/arrival-texts.ts'
import { getDeliveryOptions } from '#features/delivery/views/delivery-options.ts'
import type { PricedOffer } from '#features/offers/queries.ts'
import { findSaleRefusal, isPriceVisible, offerTotal } from '#features/offers/rules/offer.ts'
import { quantityRange } from '#features/offers/rules/quantity.ts'
import {
  describeInstalmentSystems,
  type InstalmentSystemView,
  instalmentRefusal,
} from '#features/payments/rules/instalments.ts'
import { instalmentsSetting } from '#features/payments/settings.ts'
import { Instalments } from '#features/payments/ui/instalments.tsx'
import type { PriceTier } from '#features/pricing/rules/price-in-force.ts'
import type { Decimal } from '#shared/decimal.ts'
import { baseCurrency } from '#shared/money.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { costFormatOf } from '../delivery/delivery-data.server.ts'

/** Instalments for a size: those of the smallest quantity, and the limits for others. */
export interface SizeInstalments {
  /** '' where no lender finances that quantity. */
  html: string
  minimum: Decimal
  step: Decimal
  price: { gross: number; tiers: PriceTier[]; vatPercent: string }
  currency: string
  systems: InstalmentSystemView[]
  /** Above this number of products in the basket not all systems are offered. */
  mostProducts: number
}

/** Decided by the price alone, so that most visitors need no script for it: it is loaded only for a larger quantity or a full basket. */
export function getInstalments(shop: PublicShop, offers: PricedOffer[]): Map<string, SizeInstalments> {
  const currency = shop.currency.format.code
  const systems = describeInstalmentSystems(
    shop.settings.get(instalmentsSetting),
    shop.currency.format,
    shop.textOverrides,
  )
  if (systems.length === 0 || currency !== baseCurrency) return new Map()
  const mostProducts = Math.min(...systems.map(({ mostProducts }) => mostProducts))
  const entries = offers.flatMap((offer) => {
    if (!offer.price || !isPriceVisible(offer) || findSaleRefusal(offer)) return []
    const { gross, tiers, vatPercent } = offer.price
    const { minimum, step } = quantityRange(offer.bounds)
    const html = renderInstalments(systems, currency, offerTotal(offer, minimum))
    const instalments = { html, minimum, step, price: { gross, tiers, vatPercent }, currency, systems, mostProducts }
    return [[offer.size.type, instalments] as const]
  })
  return new Map(entries)
}

function renderInstalments(
  systems: InstalmentSystemView[],
  currency: string,
  { gross, net }: { gross: number; net: number },
): string {
  const data = { price: gross, priceNet: net, currency, basketCount: null, basketCost: 0, basketCostNet: 0 }
  if (systems.every((system) => instalmentRefusal(system, data))) return ''
  return renderToStaticMarkup(<Instalments systems={systems} data={data} />, { identifierPrefix: 'instalments-' })
}

/** Returns the cost of sending one of each size to the default destination, as text by size type; nothing for a size that is not sent. */
export interface SizeDeliveryCosts extends DeliveryCostText {
  /** Of the link to all options. */
  ways: string
}

export async function getDeliveryCosts(
  shop: PublicShop,
  { id, kind }: { id: number; kind: ProductKind },
  sizes: { type: string; gross: number | null; weight: number; leaves: { time: string } | null }[],
): Promise<Record<string, SizeDeliveryCosts>> {
  if (!isPhysical(kind)) return {}
  const parcels = sizes.map(({ gross, weight }) => ({ goodsGross: gross ?? 0, weight }))
  const options = await getDeliveryOptions(shop, defaultDestination(shop.settings), [id], parcels)
  const costFormat = costFormatOf(shop)
  const link = translate(costTexts.ways, {}, shop.textOverrides)
  const entries = sizes.map(async ({ type, gross, leaves }, index) => {
    const ways = options[index] ?? []
    const day = leaves && { day: leaves.time.slice(0, 'YYYY-MM-DD'.length) }
    const arrive = await arrivalTextsFrom(shop, day, ways)
    return [type, { ...deliveryCostText(ways, gross ?? 0, costFormat, true, arrive), ways: link }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

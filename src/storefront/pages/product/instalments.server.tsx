import { renderToStaticMarkup } from 'react-dom/server'
import type { PricedOffer } from '#features/basket/reads/find-offers.ts'
import { whyNotSold, worthOf } from '#features/basket/rules/offer.ts'
import { quantityRange } from '#features/basket/rules/quantity.ts'
import { isTold } from '#features/basket/rules/told-price.ts'
import { type ToldSystem, tellInstalments } from '#features/payments/rules/instalment-words.ts'
import { instalmentsSetting } from '#features/payments/settings.ts'
import { Instalments } from '#features/payments/ui/instalments.tsx'
import type { PriceTier } from '#features/pricing/rules.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'

/** Instalments for a size: as they are for the smallest quantity, and what decides about others. */
export interface SizeInstalments {
  html: string
  minimum: Decimal
  step: Decimal
  price: { gross: number; tiers: PriceTier[]; vatPercent: string }
  currency: string
  systems: ToldSystem[]
  /** From more than so many products in the basket on not all systems are offered. */
  mostProducts: number
}

/** Told by its price alone, so that most visitors need no script for it: only whoever chooses more, or has a full basket, loads one. */
export function instalmentsOf(shop: PublicShop, offers: PricedOffer[]): Map<string, SizeInstalments> {
  const currency = shop.currency.format.code
  const systems = tellInstalments(shop.settings.get(instalmentsSetting), shop.currency.format, shop.words)
  if (systems.length === 0) return new Map()
  const mostProducts = Math.min(...systems.map(({ mostProducts }) => mostProducts))
  const entries = offers.flatMap((offer) => {
    if (!offer.price || !isTold(offer) || whyNotSold(offer)) return []
    const { gross, tiers, vatPercent } = offer.price
    const { minimum, step } = quantityRange(offer.bounds)
    const html = render(systems, currency, worthOf(offer, minimum))
    const told = { html, minimum, step, price: { gross, tiers, vatPercent }, currency, systems, mostProducts }
    return [[offer.size.type, told] as const]
  })
  return new Map(entries)
}

function render(systems: ToldSystem[], currency: string, { gross, net }: { gross: number; net: number }): string {
  const data = { price: gross, priceNet: net, currency, basketCount: null, basketCost: 0, basketCostNet: 0 }
  return renderToStaticMarkup(<Instalments systems={systems} data={data} />, { identifierPrefix: 'instalments-' })
}

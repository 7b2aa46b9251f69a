import type { LoaderFunctionArgs } from 'react-router'
import { basketTexts } from '#features/basket/texts/basket.ts'
import { checkConfiguration } from '#features/catalogue/rules/configurator.ts'
import { sizesLabel } from '#features/catalogue/rules/size-labels.ts'
import { getOffersByProduct, type PricedOffer } from '#features/offers/queries.ts'
import { hasSizeChoice } from '#features/offers/rules/bundle.ts'
import { findSaleRefusal, type SizeOffer, unitPrice } from '#features/offers/rules/offer.ts'
import { type QuantityBounds, quantityRange } from '#features/offers/rules/quantity.ts'
import { type SizeField, SizeFields } from '#features/offers/ui/size-chooser.tsx'
import { shownAmount } from '#features/pricing/rules/price-in-force.ts'
import { formatPrice } from '#features/pricing/rules/price-texts.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { renderStatic } from '#kit/render-static.tsx'
import { decimalText } from '#shared/decimal.ts'
import { type PluralForms, translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { getPublicShop } from '../route-context.ts'

/** Returns the content of the size dialog over a list, as HTML: the sizes with their price or refusal, and the quantity. */
export interface QuickAddData {
  html: string
  /** Whether any size can be bought. */
  buyable: boolean
  /** Order limits of each size, decimals as text, by size type; no maximum: null. */
  ranges: Record<string, { step: string; minimum: string; maximum: string | null }>
  /** The unit's name in all its forms. */
  unit: PluralForms
  /** More must be selected than a size: on the product's page. */
  elsewhere: boolean
}

export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const shop = getPublicShop(context)
  const id = /^[1-9]\d{0,8}$/.test(params.product ?? '') ? Number(params.product) : 0
  const offers = [...(await getOffersByProduct(shop, [id])).values()].filter(({ withdrawn }) => !withdrawn)
  const [first] = offers
  if (!first) return new Response(translate(basketTexts.unknownProduct, {}, shop.textOverrides), { status: 404 })
  const sizes = offers.map((offer) => sizeField(shop, offer))
  const word = sizesLabel(
    first.product.kind,
    sizes.map(({ name }) => name),
    shop.textOverrides,
  )
  const answer: QuickAddData = {
    html: renderStatic(shop, <SizeFields word={word} sizes={sizes} unit={first.unit.name} />, 'quick-'),
    ranges: Object.fromEntries(sizes.map(({ type, bounds }) => [type, rangeOf(bounds)])),
    unit: first.unit,
    buyable: sizes.some(({ buyable }) => buyable),
    elsewhere: hasSizeChoice(first.parts) || !checkConfiguration(first.configurator, {}).ok,
  }
  return Response.json(answer)
}

function rangeOf(bounds: QuantityBounds): QuickAddData['ranges'][string] {
  const { step, minimum, maximum } = quantityRange(bounds)
  return {
    step: decimalText(step),
    minimum: decimalText(minimum),
    maximum: maximum === null ? null : decimalText(maximum),
  }
}

function sizeField(shop: PublicShop, offer: PricedOffer): SizeField {
  const { size, bounds } = offer
  const refusal = findSaleRefusal(offer)
  const detail = refusal
    ? translate(refusal.message.text, refusal.message.values, shop.textOverrides)
    : costOf(shop, offer)
  return { type: size.type, name: size.name, bounds, detail, buyable: refusal === null }
}

/** Per unit, at the smallest quantity. */
function costOf({ settings, currency, textOverrides }: PublicShop, offer: SizeOffer): string {
  const gross = unitPrice(offer, quantityRange(offer.bounds).minimum)
  const amount = shownAmount(gross, offer.price?.vatPercent ?? '0', settings.get(priceTypeSetting))
  return formatPrice(amount, { format: currency.format, textOverrides })
}

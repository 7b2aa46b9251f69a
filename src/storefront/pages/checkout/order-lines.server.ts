import { type BasketLine, type PricedLines, pointsCost } from '#features/basket/rules/basket.ts'
import { extraName } from '#features/basket/rules/extras.ts'
import { shownDiscount } from '#features/basket/rules/price-lines.ts'
import { basketPageTexts } from '#features/basket/texts/page.ts'
import type { PricedBasket } from '#features/basket/views.ts'
import { distinctVersionName } from '#features/catalogue/rules/product.ts'
import { serializeSeenLine } from '#features/checkout/rules/order-changes.ts'
import type { SummaryExtra, SummaryLine } from '#features/checkout/ui/order-summary.tsx'
import type { SummaryNotice } from '#features/checkout/ui/summary-section.tsx'
import { chosenSizesText } from '#features/offers/rules/bundle.ts'
import { shownAmount } from '#features/pricing/rules/price-in-force.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { AnnouncedReduction } from '#features/pricing/views.ts'
import { formatDecimal } from '#shared/decimal.ts'
import { nonBreaking, type TextOverrides, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'

/** Returns a line of the basket with the texts of the order page. */
export function summaryLine(
  line: BasketLine,
  characteristics: string,
  { textOverrides, priceType }: { textOverrides: TextOverrides; priceType: PriceType },
  reduction?: AnnouncedReduction,
): SummaryLine {
  const { id, offer, quantity, unitGross, worth, options, configurationText: configuration } = line
  const size = offer.size.type === 'uniw' ? '' : offer.size.name
  const kind = [
    options.subscriptionDays > 0 &&
      translate(basketPageTexts.subscription, { count: options.subscriptionDays }, textOverrides),
    options.forPoints && translate(basketPageTexts.forPoints, { count: pointsCost([line]) }, textOverrides),
  ]
  return {
    lineId: id,
    name: nonBreaking(offer.product.name),
    variant: nonBreaking(
      [distinctVersionName(offer.product), size, chosenSizesText(offer.parts, options.parts), ...kind, configuration]
        .filter(Boolean)
        .join(', '),
    ),
    characteristics: nonBreaking(characteristics),
    address: urls.product(offer.product),
    picture: offer.picture,
    quantity: `${formatDecimal(quantity)} ${offer.unit.name}`,
    unitPrice: shownAmount(unitGross, offer.price?.vatPercent ?? '0', priceType),
    worth: worth[priceType] + shownDiscount([line], priceType),
    reduction: reduction ? { regular: reduction.crossed[priceType], lowest: reduction.lowest[priceType] } : null,
    seen: serializeSeenLine({ lineId: id, quantity, gross: worth.gross }),
  }
}

/** Returns gift and wrappings in the same form. */
export function summaryExtras({ lines, extras }: PricedLines, priceType: PriceType): SummaryExtra[] {
  return extras.map(({ kind, lineId, offer, worth }) => ({
    kind,
    lineId,
    name: nonBreaking(extraName(offer)),
    of: nonBreaking(lines.find(({ id }) => id === lineId)?.offer.product.name ?? ''),
    picture: offer.picture,
    worth: worth[priceType],
  }))
}

/** Returns notices: what has become worse since the basket was last shown, and which extras are no longer included. */
export function noticesOf({ losses, notices }: Pick<PricedBasket, 'losses' | 'notices'>): SummaryNotice[] {
  return [
    ...losses.map(({ code, about, message }) => ({ key: `${code} ${about}`, message })),
    ...notices.map(({ code, productId, message }) => ({ key: `${code} ${productId}`, message })),
  ]
}

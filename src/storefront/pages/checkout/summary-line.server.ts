import type { SeenBasket } from '#features/basket/reads/see-basket.ts'
import type { BasketLine, Goods } from '#features/basket/rules/basket.ts'
import { chosenWords } from '#features/basket/rules/bundle.ts'
import { extraName } from '#features/basket/rules/extras.ts'
import { pointsOf } from '#features/basket/rules/points.ts'
import { savedBy } from '#features/basket/rules/saved-by.ts'
import { pageTexts } from '#features/basket/texts/page.ts'
import { versionApart } from '#features/catalogue/rules/version-apart.ts'
import { writeSeenLine } from '#features/checkout/rules/changes.ts'
import type { SummaryExtra, SummaryLine } from '#features/checkout/ui/summary-lines.tsx'
import type { SummaryNotice } from '#features/checkout/ui/summary-section.tsx'
import type { AnnouncedReduction } from '#features/pricing/reads/announced-reductions.ts'
import { shownAmount } from '#features/pricing/rules.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { decimalWords } from '#shared/decimal.ts'
import { keepTogether } from '#shared/keep-together.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'

/** A line of the basket in the words of the order's page. */
export function summaryLine(
  line: BasketLine,
  characteristics: string,
  { words, priceType }: { words: TextOverrides; priceType: PriceType },
  reduction?: AnnouncedReduction,
): SummaryLine {
  const { id, offer, quantity, unitGross, worth, terms, wish } = line
  const size = offer.size.type === 'uniw' ? '' : offer.size.name
  const kind = [
    terms.subscriptionDays > 0 && say(pageTexts.subscription, { count: terms.subscriptionDays }, words),
    terms.forPoints && say(pageTexts.forPoints, { count: pointsOf([line]) }, words),
  ]
  return {
    lineId: id,
    name: keepTogether(offer.product.name),
    variant: keepTogether(
      [versionApart(offer.product), size, chosenWords(offer.parts, terms.parts), ...kind, wish]
        .filter(Boolean)
        .join(', '),
    ),
    characteristics: keepTogether(characteristics),
    address: urls.product(offer.product),
    picture: offer.picture,
    quantity: `${decimalWords(quantity)} ${offer.unit.name}`,
    unitPrice: shownAmount(unitGross, offer.price?.vatPercent ?? '0', priceType),
    worth: worth[priceType] + savedBy([line], priceType),
    reduction: reduction ? { regular: reduction.crossed[priceType], lowest: reduction.lowest[priceType] } : null,
    seen: writeSeenLine({ lineId: id, quantity, gross: worth.gross }),
  }
}

/** Gift and wrappings in the same words. */
export function summaryExtras({ lines, extras }: Goods, priceType: PriceType): SummaryExtra[] {
  return extras.map(({ kind, lineId, offer, worth }) => ({
    kind,
    lineId,
    name: keepTogether(extraName(offer)),
    of: keepTogether(lines.find(({ id }) => id === lineId)?.offer.product.name ?? ''),
    picture: offer.picture,
    worth: worth[priceType],
  }))
}

/** What has become worse since the basket was last seen, and what was chosen and does not come along. */
export function noticesOf({ losses, notices }: Pick<SeenBasket, 'losses' | 'notices'>): SummaryNotice[] {
  return [
    ...losses.map(({ code, about, message }) => ({ key: `${code} ${about}`, message })),
    ...notices.map(({ code, productId, message }) => ({ key: `${code} ${productId}`, message })),
  ]
}

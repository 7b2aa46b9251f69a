import type { BasketLine } from '#features/basket/rules/basket.ts'
import { writeSeenLine } from '#features/checkout/rules/changes.ts'
import type { SummaryLine } from '#features/checkout/ui/summary-lines.tsx'
import type { AnnouncedReduction } from '#features/pricing/reads/announced-reductions.ts'
import { decimalWords } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'

/** A line of the basket in the words of the order's page. */
export function summaryLine(line: BasketLine, characteristics: string, reduction?: AnnouncedReduction): SummaryLine {
  const { id, offer, quantity, unitGross, worth, additional } = line
  const size = offer.size.type === 'uniw' ? '' : offer.size.name
  return {
    lineId: id,
    name: offer.product.name,
    variant: [offer.product.versionName, size, additional].filter(Boolean).join(', '),
    characteristics,
    address: urls.product(offer.product),
    picture: offer.picture,
    quantity: `${decimalWords(quantity)} ${offer.unit.name}`,
    unitGross,
    gross: worth.gross,
    reduction: reduction ? { regular: reduction.crossed.gross, lowest: reduction.lowest.gross } : null,
    seen: writeSeenLine({ lineId: id, quantity, gross: worth.gross }),
  }
}

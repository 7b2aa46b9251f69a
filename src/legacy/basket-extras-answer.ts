import type { ShownBasket } from '#features/basket/reads/find-basket.ts'
import { toldBeside } from '#features/basket/rules/told-beside.ts'
import { wireAmount } from '#shared/money.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'

interface Told {
  format: (amount: number) => string
  words: TextOverrides
}

/**
 * What stands in a basket beside its products (ours; WIRE names none of it): `extras` are gift and wrappings, `rebates` the promotions
 * that are given, `notices` what does not come along or has become less since it was seen, `rebate_code` what was typed and whether it
 * works. Members without a value are left out.
 */
export function extrasAnswer(basket: ShownBasket, { format, words }: Told) {
  const { lines, extras, promoted, pointsHeld, pointsToReceive } = basket
  const { applied, code } = promoted
  const told = toldBeside(basket)
  return {
    ...(extras.length > 0 && {
      extras: extras.map(({ kind, lineId, offer, worth }) => ({
        kind,
        id: offer.product.id,
        size: offer.size.type,
        name: offer.product.name,
        link: urls.product(offer.product),
        ...(lineId !== null && { for_product: lines.find(({ id }) => id === lineId)?.productId }),
        worth: wireAmount(worth.gross),
        worth_formatted: format(worth.gross),
      })),
    }),
    ...(applied.length > 0 && {
      rebates: applied.map(({ name, code, savedGross, freeDelivery, points }) => ({
        name,
        ...(code && { code }),
        saved: wireAmount(savedGross),
        saved_formatted: format(savedGross),
        ...(freeDelivery && { free_shipping: 'true' }),
        ...(points > 0 && { points }),
      })),
    }),
    ...(told.length > 0 && {
      notices: told.map(({ code, message }) => ({ code, text: say(message.text, message.values, words) })),
    }),
    ...(code && { rebate_code: code.text, rebate_code_active: code.refusal ? 'n' : 'y' }),
    ...(pointsHeld !== null && { points_recive: pointsToReceive }),
  }
}

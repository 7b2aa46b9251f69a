import { getBasketAndMarkSeen } from '#features/basket/actions/mark-changes-seen.ts'
import { type BasketLine, pointsCost } from '#features/basket/rules/basket.ts'
import { basketNotices } from '#features/basket/rules/basket-notices.ts'
import type { BasketView } from '#features/basket/views.ts'
import { type OfferBundlePart, partsWithSizes } from '#features/offers/rules/bundle.ts'
import { decimalText } from '#shared/decimal.ts'
import { type CurrencyFormat, formatMoney, splitVat, wireAmount } from '#shared/money.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { lineIdentity } from './line-names.ts'
import { moneyFields, toMainUnits } from './wire-money.ts'

type Format = (amount: number) => string

/**
 * The visitor's basket in the form of the .php contract (A3.9). Sums are numbers, other money is a string with a dot, each also
 * formatted by the currency's mask (A9.7); members without a value are left out.
 */
export async function wireBasketAnswer(shop: Shop) {
  const basket = await getBasketAndMarkSeen(shop)
  const { lines, worth, delivery } = basket
  const { format: currency } = shop.currency
  const format: Format = (amount) => formatMoney(amount, currency)
  return {
    products: lines.map((line) => productAnswer(line, currency)),
    ...extrasAnswer(basket, { format, textOverrides: shop.textOverrides }),
    productsCounter: lines.length,
    currency: currency.code,
    productsNumber: Number(decimalText(lines.reduce((sum, { quantity }) => sum + quantity, 0n))),
    worth: toMainUnits(worth.gross),
    worth_formatted: format(worth.gross),
    worth_net: toMainUnits(worth.net),
    worth_net_formatted: format(worth.net),
    ...(delivery && {
      shippingCost: toMainUnits(delivery.cost.gross),
      shippingCost_formatted: format(delivery.cost.gross),
      shippingCost_net: toMainUnits(delivery.cost.net),
      shippingCost_net_formatted: format(delivery.cost.net),
    }),
    ...(delivery?.missingToFree != null && { toShippingFree: wireAmount(delivery.missingToFree) }),
    user: shop.visitor.customerId === null ? 'false' : 'true',
  }
}

function productAnswer(line: BasketLine, currency: CurrencyFormat) {
  const { offer, quantity, unitGross, worth, configurationText, options } = line
  const { product, size, picture } = offer
  const name = lineIdentity(line)
  const format: Format = (amount) => formatMoney(amount, currency)
  return {
    id: String(product.id),
    size: size.type,
    size_name: size.name,
    name: product.name,
    link: urls.product(product),
    ...(picture && { icon: urls.picture(picture.file, 160), icon_second: urls.picture(picture.file, 160, 'jpeg') }),
    ...(product.versionName && { product_version_name: product.versionName }),
    count: Number(decimalText(quantity)),
    unit: offer.unit.name,
    worth_unit: offer.unit.name,
    ...moneyFields('price_unit', splitVat(unitGross, offer.price?.vatPercent ?? '0'), currency),
    ...(name && { md5_additional: name }),
    ...(configurationText && { additional: configurationText }),
    ...(offer.parts.length > 0 && { bundled: partsAnswer(offer.parts, options.parts) }),
    ...(offer.unitPoints > 0 && { for_points: 'true', worth_points: pointsCost([{ offer, options, quantity }]) }),
    subscription_period: String(options.subscriptionDays),
    prices: {
      worth_net_formatted: format(worth.net),
      worth_gros_formatted: format(worth.gross),
      worth_gross_formatted: format(worth.gross),
    },
  }
}

/** The parts of a bundle, in the chosen sizes. */
function partsAnswer(parts: OfferBundlePart[], sizeIds: number[]) {
  return partsWithSizes(parts, sizeIds).map(({ productId, name, quantity, size }) => ({
    id: productId,
    name,
    size: size?.type ?? '',
    size_name: size?.name ?? '',
    quantity: Number(decimalText(quantity)),
  }))
}

interface ExtrasAnswerContext {
  format: (amount: number) => string
  textOverrides: TextOverrides
}

/**
 * Basket members beyond the wire contract (ours): `extras` are the gift and wrappings, `rebates` the applied promotions,
 * `notices` what is not included or was reduced since the last view, `rebate_code` the entered code and whether it works.
 * Members without a value are left out.
 */
function extrasAnswer(basket: BasketView, { format, textOverrides }: ExtrasAnswerContext) {
  const { lines, extras, promoted, pointsHeld, pointsToReceive } = basket
  const { applied, code } = promoted
  const notices = basketNotices(basket)
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
    ...(notices.length > 0 && {
      notices: notices.map(({ code, message }) => ({
        code,
        text: translate(message.text, message.values, textOverrides),
      })),
    }),
    ...(code && { rebate_code: code.text, rebate_code_active: code.refusal ? 'n' : 'y' }),
    ...(pointsHeld !== null && { points_recive: pointsToReceive }),
  }
}

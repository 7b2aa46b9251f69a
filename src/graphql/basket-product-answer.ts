import type { BasketLine } from '#features/basket/rules/basket.ts'
import { partsInSizes } from '#features/basket/rules/bundle.ts'
import { priceWordTexts } from '#features/pricing/texts/price-words.ts'
import { decimalText } from '#shared/decimal.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { BasketBundleProduct, BasketProductData, Points } from './generated/resolver-types.ts'
import { productTypes } from './product-answer.ts'

/** What is known of the product of a line; the code, the versions and the other sizes are read only when they are asked for. */
export function basketProductData({ offer }: BasketLine): BasketProductData {
  const { product, size, picture, unit, bounds, precision, price, subscription } = offer
  return {
    id: product.id,
    type: productTypes[product.kind],
    name: product.name,
    versionName: product.versionName,
    link: urls.product(product),
    icon: picture && urls.picture(picture.file, 320),
    iconSmall: picture && urls.picture(picture.file, 160),
    iconSmallSecond: picture && urls.picture(picture.file, 160, 'jpeg'),
    code: null,
    group: null,
    sizes: [{ id: size.type, name: size.name }],
    unit: {
      ...{ name: unit.name, singular: unit.one, plural: unit.many, fraction: unit.other, precision },
      sellBy: Number(decimalText(bounds.step)),
      unitConvertedFormat: price?.content?.unit ?? null,
    },
    subscription: subscription && {
      minimumQuantity:
        bounds.minimumPerSubscription == null ? null : Number(decimalText(bounds.minimumPerSubscription)),
      periods: subscription.everyDays,
    },
  }
}

/** What a bundle is made of, by the places of its parts. */
export function bundleProducts({ offer, terms }: BasketLine): BasketBundleProduct[] {
  return partsInSizes(offer.parts, terms.parts).map(({ productId, quantity, size }, bundledId) => ({
    productId,
    quantity: Number(decimalText(quantity)),
    bundledId,
    sizeId: size?.type ?? '',
  }))
}

export function pointsAnswer(value: number, words: TextOverrides): Points {
  return { value, formatted: say(priceWordTexts.inPoints, { count: value }, words) }
}

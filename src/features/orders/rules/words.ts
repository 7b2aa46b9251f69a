import { versionApart } from '#features/catalogue/rules/version-apart.ts'
import { decimalWords } from '#shared/decimal.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import type { OrderPromotion } from './draft.ts'
import type { OrderLine } from './order.ts'

/** 'Kubek Ania, zielony, M, grawer: Ola': what exactly was bought. */
export function lineName({ kind, name, versionName, sizeName, additional }: OrderLine): string {
  return [name, versionApart({ name, versionName }), sizeName, kind === 'wrap' ? '' : additional]
    .filter(Boolean)
    .join(', ')
}

/** 'Jesienny rabat (JESIEN15)': by what an order is cheaper. */
export function promotionName({ name, code }: OrderPromotion): string {
  return code ? `${name} (${code})` : name
}

/** '0,5 m'. */
export function lineQuantity({ quantity, unit }: Pick<OrderLine, 'quantity' | 'unit'>): string {
  return `${decimalWords(quantity)} ${unit}`
}

/** 'kubek × 2, herbata': what a bundle is made of; empty for all else. */
export function partsOf({ bundleParts }: Pick<OrderLine, 'bundleParts'>): string {
  return bundleParts
    .map(({ name, quantity }) => (quantity === '1' ? name : `${name} × ${quantity.replace('.', ',')}`))
    .join(', ')
}

/** An address as it stands on an envelope, line by line. */
export function addressLines(address: PostalAddress): string[] {
  const { firstName, lastName, company, street, streetNumber, postcode, city, country } = address
  const place = country === 'PL' ? `${postcode} ${city}` : `${postcode} ${city}, ${country}`
  return [`${firstName} ${lastName}`.trim(), company, `${street} ${streetNumber}`, place].filter(Boolean)
}

import { formatBankAccount } from '#shared/format-bank-account.ts'
import { formatPhone } from '#shared/format-phone.ts'
import { ownProperty } from '#shared/own-property.ts'
import type { Seller } from '../settings.ts'

/** What content pages may say of the seller, as people write it: {seller.name}, {seller.phone} …; {seller.phoneNumber} is for links, {seller.identity} all in one line. */
export function sellerPlaceholders(seller: Seller): Record<string, string> {
  const { phone, bankAccount } = seller
  const written = {
    identity: sellerIdentity(seller),
    ...seller,
    phone: formatPhone(phone),
    phoneNumber: phone,
    bankAccount: formatBankAccount(bankAccount),
  }
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [`seller.${name}`, value]))
}

/** Who sells, in one line: what of it is not known is left out. */
function sellerIdentity({ name, street, postcode, city, taxNumber, registry }: Seller): string {
  const town = `${postcode} ${city}`.trim()
  return [name, street, town, taxNumber && `NIP ${taxNumber}`, registry].filter(Boolean).join(', ')
}

/** Puts values into {places} of a content page; they are text, so nothing in them becomes markup. An unknown place stays. */
export function fillPlaceholders(html: string, values: Record<string, string>): string {
  return fill(html, values, escapeHtml)
}

/** The same in a text that is no markup; null when it names a place that is not known. */
export function fillTextPlaceholders(text: string, values: Record<string, string>): string | null {
  const filled = fill(text, values, String)
  return placeholder.test(filled) ? null : filled
}

/** Whether a text has places at all. */
export function hasPlaceholders(text: string): boolean {
  return placeholder.test(text)
}

const placeholder = /\{[\w.]+\}/

function fill(text: string, values: Record<string, string>, write: (value: string) => string): string {
  return text.replace(new RegExp(placeholder, 'g'), (named) => {
    const value = ownProperty(values, named.slice(1, -1))
    return value === undefined ? named : write(value)
  })
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const deliveryPlaceholders = ['delivery.orderBy', 'delivery.freeFrom']

const noSeller = {
  ...{ shopName: '', name: '', taxNumber: '', registry: '', street: '', postcode: '', city: '' },
  ...{ email: '', phone: '', bankAccount: '' },
}

/** What a content page may leave to the settings: {seller.name}, {delivery.orderBy} … */
export const pagePlaceholders = [...Object.keys(sellerPlaceholders(noSeller)), ...deliveryPlaceholders]

/** Places in a text that nothing would ever fill, each once. */
export function unknownPagePlaceholders(text: string): string[] {
  const named = [...text.matchAll(/\{([a-z]+\.\w+)\}/g)].map(([, place = '']) => place)
  return [...new Set(named)].filter((place) => !pagePlaceholders.includes(place))
}

import { bankAccountWords } from '#shared/bank-account-words.ts'
import { ownValue } from '#shared/own-value.ts'
import { phoneWords } from '#shared/phone-words.ts'
import type { Seller } from '../settings.ts'

/** What content pages may say of the seller, as people write it: {seller.name}, {seller.phone} …; {seller.phoneNumber} is for links, {seller.identity} all in one line. */
export function sellerPlaces(seller: Seller): Record<string, string> {
  const { phone, bankAccount } = seller
  const written = {
    identity: sellerIdentity(seller),
    ...seller,
    phone: phoneWords(phone),
    phoneNumber: phone,
    bankAccount: bankAccountWords(bankAccount),
  }
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [`seller.${name}`, value]))
}

/** Who sells, in one line: what of it is not known is left out. */
function sellerIdentity({ name, street, postcode, city, taxNumber, registry }: Seller): string {
  const town = `${postcode} ${city}`.trim()
  return [name, street, town, taxNumber && `NIP ${taxNumber}`, registry].filter(Boolean).join(', ')
}

/** Puts values into {places} of a content page; they are text, so nothing in them becomes markup. An unknown place stays. */
export function fillPlaces(html: string, values: Record<string, string>): string {
  return fill(html, values, escapeHtml)
}

/** The same in a text that is no markup; null when it names a place that is not known. */
export function fillText(text: string, values: Record<string, string>): string | null {
  const filled = fill(text, values, String)
  return place.test(filled) ? null : filled
}

/** Whether a text has places at all. */
export function hasPlaces(text: string): boolean {
  return place.test(text)
}

const place = /\{[\w.]+\}/

function fill(text: string, values: Record<string, string>, write: (value: string) => string): string {
  return text.replace(new RegExp(place, 'g'), (named) => {
    const value = ownValue(values, named.slice(1, -1))
    return value === undefined ? named : write(value)
  })
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

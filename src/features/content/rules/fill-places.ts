import { bankAccountWords } from '#shared/bank-account-words.ts'
import { ownValue } from '#shared/own-value.ts'
import { phoneWords } from '#shared/phone-words.ts'
import type { Seller } from '../settings.ts'

/** What content pages may say of the seller, as people write it: {seller.name}, {seller.phone} …; {seller.phoneNumber} is for links. */
export function sellerPlaces(seller: Seller): Record<string, string> {
  const { phone, bankAccount } = seller
  const written = {
    ...seller,
    phone: phoneWords(phone),
    phoneNumber: phone,
    bankAccount: bankAccountWords(bankAccount),
  }
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [`seller.${name}`, value]))
}

/** Puts values into {places} of a content page; they are text, so nothing in them becomes markup. An unknown place stays. */
export function fillPlaces(html: string, values: Record<string, string>): string {
  return html.replace(/\{([\w.]+)\}/g, (place, name: string) => {
    const value = ownValue(values, name)
    return value === undefined ? place : escapeHtml(value)
  })
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

import { formatBankAccount } from '#shared/format-bank-account.ts'
import { formatPhone } from '#shared/format-phone.ts'
import { ownProperty } from '#shared/own-property.ts'
import type { Seller } from '../settings.ts'
import { settingBlocks, withoutBlocks } from './page-blocks.ts'

/**
 * Returns the seller's placeholders for content pages, formatted: {seller.name}, {seller.phone} …; {seller.phoneNumber} is for
 * links, {seller.identity} is a one-line summary, {seller.map} the address of a map of the shop, {seller.directions} of one that shows the way to it.
 */
export function sellerPlaceholders(seller: Seller): Record<string, string> {
  const { phone, bankAccount } = seller
  const written = {
    identity: sellerIdentity(seller),
    map: mapAddress(seller, 'search?query'),
    directions: mapAddress(seller, 'directions?to'),
    ...seller,
    phone: formatPhone(phone),
    phoneNumber: phone,
    bankAccount: formatBankAccount(bankAccount),
  }
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [`seller.${name}`, value]))
}

/** The seller in one line; unknown parts are left out. */
function sellerIdentity({ name, street, postcode, city, taxNumber, registry }: Seller): string {
  const town = `${postcode} ${city}`.trim()
  return [name, street, town, taxNumber && `NIP ${taxNumber}`, registry].filter(Boolean).join(', ')
}

/** A map with the seller's address, as this page of OpenStreetMap takes it; '' without a street. */
function mapAddress({ street, postcode, city }: Seller, page: string): string {
  if (street === '') return ''
  return `https://www.openstreetmap.org/${page}=${encodeURIComponent(`${street}, ${postcode} ${city}`.trim())}`
}

/** Fills the {placeholders} of a content page; values are escaped. An unknown placeholder stays. */
export function fillPlaceholders(html: string, values: Record<string, string>): string {
  return fill(html, values, escapeHtml)
}

/** Fills a plain text; null when it contains an unknown placeholder. */
export function fillTextPlaceholders(text: string, values: Record<string, string>): string | null {
  const filled = fill(text, values, String)
  return placeholder.test(filled) ? null : filled
}

/** Returns whether a text has placeholders. */
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

const settingPlaceholders = ['delivery.orderBy', 'delivery.freeFrom', 'orders.returnDays']

const noSeller = {
  ...{ shopName: '', name: '', taxNumber: '', registry: '', street: '', postcode: '', city: '' },
  ...{ email: '', phone: '', bankAccount: '' },
}

const values = [...Object.keys(sellerPlaceholders(noSeller)), ...settingPlaceholders]

/** Placeholders of content pages that the settings fill: {seller.name}, {delivery.orderBy} …, and blocks. */
export const pagePlaceholders = [...values, ...settingBlocks]

/** Returns the placeholders of a Markdown text that nothing fills, each once: unknown ones, and blocks that cannot be shown. */
export function unknownPagePlaceholders(markdown: string): string[] {
  const named = [...withoutBlocks(markdown).matchAll(/\{(?:([a-z]+\.\w+)\}|(products:[^}\n]*))/g)]
  const names = named.map(([, value, goods]) => value ?? goods ?? '')
  return [...new Set(names)].filter((name) => !values.includes(name))
}

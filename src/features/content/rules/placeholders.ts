import { formatBankAccount } from '#shared/format-bank-account.ts'
import { formatPhone } from '#shared/format-phone.ts'
import { ownProperty } from '#shared/own-property.ts'
import type { Seller } from '../settings.ts'

/**
 * Returns the seller's placeholders for content pages, formatted: {seller.name}, {seller.phone} …; {seller.phoneNumber} is for
 * links, {seller.identity} is a one-line summary.
 */
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

/** The seller in one line; unknown parts are left out. */
function sellerIdentity({ name, street, postcode, city, taxNumber, registry }: Seller): string {
  const town = `${postcode} ${city}`.trim()
  return [name, street, town, taxNumber && `NIP ${taxNumber}`, registry].filter(Boolean).join(', ')
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

/** What the shop writes in place of a paragraph of a content page that is one of these placeholders alone. */
export const pageBlocks = ['delivery.ways', 'delivery.despatch', 'payments.ways'] as const

export type PageBlock = (typeof pageBlocks)[number]

const blockNames = pageBlocks.join('|').replaceAll('.', '\\.')
const blockParagraph = new RegExp(`<p>\\s*\\{(${blockNames})\\}\\s*</p>`)

export type PagePart = { html: string } | { block: PageBlock }

/** Returns a content page cut at its blocks, in order. */
export function cutAtBlocks(html: string): PagePart[] {
  const parts = html.split(blockParagraph) // every second one is the name of a block
  return parts.flatMap((part, index): PagePart[] => {
    if (index % 2 === 1) return [{ block: part as PageBlock }]
    return part.trim() === '' ? [] : [{ html: part }]
  })
}

const settingPlaceholders = ['delivery.orderBy', 'delivery.freeFrom', 'orders.returnDays']

const noSeller = {
  ...{ shopName: '', name: '', taxNumber: '', registry: '', street: '', postcode: '', city: '' },
  ...{ email: '', phone: '', bankAccount: '' },
}

const values = [...Object.keys(sellerPlaceholders(noSeller)), ...settingPlaceholders]

/** Placeholders that content pages take from the settings: {seller.name}, {delivery.orderBy} … */
export const pagePlaceholders = [...values, ...pageBlocks]

const blockAlone = new RegExp(`(?<=^|\\n[ \\t]*\\n)[ \\t]*\\{(?:${blockNames})\\}[ \\t]*(?=\\n[ \\t]*\\n|$)`, 'g')

/** Returns the placeholders of a Markdown text that nothing fills, each once: unknown ones, and blocks that are not a paragraph alone. */
export function unknownPagePlaceholders(markdown: string): string[] {
  const named = [...markdown.replace(blockAlone, '').matchAll(/\{([a-z]+\.\w+)\}/g)]
  return [...new Set(named.map(([, placeholder = '']) => placeholder))].filter((name) => !values.includes(name))
}

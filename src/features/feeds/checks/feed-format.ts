import type { Message } from '#shared/text.ts'
import { feedsTexts } from '../texts.ts'

export const feedFormats = ['ceneo', 'iof', 'csv'] as const
export type FeedFormat = (typeof feedFormats)[number]

const mostCharacters = 65_536

/** What a file is, by how it begins; null for XML of another kind. */
export function detectFormat(head: string): FeedFormat | null {
  const text = head
    .slice(0, mostCharacters)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (!text.startsWith('<')) return 'csv'
  const offers = text.match(/<offer\s[^<>]*>/g) ?? []
  if (offers.some((offer) => /\sfile_format\s*=\s*["']IOF["']/.test(offer))) return 'iof'
  return /<offers[\s>]/.test(text) ? 'ceneo' : null
}

/** Why what begins like this is no file with products; null when it may be one. */
export function wrongKind(head: string): Message | null {
  const text = head
    .slice(0, mostCharacters)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (text === '') return { text: feedsTexts.emptyFile }
  if (/^(?:<!--[^>]*-->\s*)*<(?:!doctype\s+html|html)[\s>]/i.test(text)) return { text: feedsTexts.webPage }
  return isBinary(text) ? { text: feedsTexts.noText } : null
}

/** Sheets, archives and pictures have a zero among their first bytes. XML may not have it either, but there a row says so. */
function isBinary(text: string): boolean {
  return text.startsWith('%PDF-') || (!text.startsWith('<') && text.slice(0, 100).includes('\0'))
}

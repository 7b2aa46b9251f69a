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

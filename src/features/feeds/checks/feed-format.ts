export const feedFormats = ['ceneo', 'iof', 'csv'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** What a file is, by how it begins; null for XML of another kind. */
export function detectFormat(head: string): FeedFormat | null {
  const text = head.replace(/^\ufeff/, '').trimStart()
  if (!text.startsWith('<')) return 'csv'
  if (/<offer\s[^>]*file_format\s*=\s*["']IOF["']/.test(text)) return 'iof'
  return /<offers[\s>]/.test(text) ? 'ceneo' : null
}

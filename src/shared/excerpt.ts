import { plainText } from './plain-text.ts'

/** Enough of HTML to have the characters of an excerpt in it, unless it begins with a page full of tags. */
const mostRead = 20_000

/** The beginning of a text without markup, cut at a word, for descriptions of at most `length` characters. */
export function excerpt(html: string, length = 155): string {
  const text = plainText(html.length > mostRead ? html.slice(0, mostRead).replace(/<[^<>]*$/, '') : html)
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 30))}…`
}

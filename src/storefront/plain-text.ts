/** The beginning of a text without markup, cut at a word, for descriptions of at most `length` characters. */
export function plainText(html: string, length = 155): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 30))}…`
}

const mostCharacters = 500_000 // that a description may have: longer ones are refused

/** A description as HTML: what has no tags in it becomes paragraphs. */
export function paragraphs(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > mostCharacters || /<[a-z!/]/i.test(trimmed)) return trimmed
  return trimmed
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('<', '&lt;')}</p>`)
    .join('')
}

export function isWebAddress(text: string): boolean {
  return text.length <= 2_000 && /^https?:\/\/[^\s"<>]+$/.test(text)
}

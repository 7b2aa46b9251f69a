import { slugOf } from '#shared/plain-text.ts'

/** Gives each heading an id, to which links such as '#sekcja-do-50-zl' lead; of equal headings to the first one. */
export function withHeadingIds(html: string): string {
  const known = new Set<string>()
  return html.replace(/<(h[23])>(.*?)<\/\1>/gs, (heading, level: string, text: string) => {
    const id = `sekcja-${slugOf(text.replace(/<[^>]*>|&\w+;/g, ' '))}`
    if (known.has(id)) return heading
    known.add(id)
    return `<${level} id="${id}">${text}</${level}>`
  })
}

/** The level of headings inside a row of goods that follows this part of a page: one below the last heading, as deep as h4. */
export function headingLevelAfter(html: string): 'h2' | 'h3' | 'h4' {
  const last = [...html.matchAll(/<h([234])[ >]/g)].at(-1)?.[1]
  return last === undefined ? 'h2' : last === '2' ? 'h3' : 'h4'
}

import { plainText, slugOf } from '#shared/plain-text.ts'

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

/** The sections of a page, to link to: the headings to which `withHeadingIds` has given an id. */
export function sectionsOf(html: string): { id: string; title: string }[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', text = '']) => ({
    id,
    title: plainText(text),
  }))
}

/** The level of headings inside a row of goods that follows this part of a page: one below the last heading, as deep as h4. */
export function headingLevelAfter(html: string): 'h2' | 'h3' | 'h4' {
  const last = [...html.matchAll(/<h([234])[ >]/g)].at(-1)?.[1]
  return last === undefined ? 'h2' : last === '2' ? 'h3' : 'h4'
}

/** The text of the last heading of this part of a page; '' where it has none. */
export function lastHeadingOf(html: string): string {
  return plainText([...html.matchAll(/<h([234])(?: [^>]*)?>(.*?)<\/h\1>/gs)].at(-1)?.[2] ?? '')
}

/** Cuts a content page before its second section; the rest is '' where there is none. */
export function cutAfterFirstSection(html: string): [beginning: string, rest: string] {
  const second = [...html.matchAll(/<h2[ >]/g)][1]?.index ?? html.length
  return [html.slice(0, second), html.slice(second)]
}

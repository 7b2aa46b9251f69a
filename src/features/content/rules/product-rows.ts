import { slugOf } from '#shared/plain-text.ts'

/** A part of a content page: HTML, or a row of goods from the list at an address of the shop. */
type TextOrRow = { html: string } | { list: string }

/** A paragraph that stands for goods: '{products:/kategoria/swiece-1060?filter_price=-50}', as in the address bar. */
const rowParagraph = /<p>\s*\{products:([^{}<>\s]+)\}\s*<\/p>/g

/** Splits a page into its HTML and its rows of goods, in order; empty parts are left out. */
export function splitProductRows(html: string): TextOrRow[] {
  return html.split(rowParagraph).flatMap((part, index): TextOrRow[] => {
    if (index % 2 === 1) return [{ list: part.replaceAll('&amp;', '&') }]
    return part.trim() ? [{ html: part }] : []
  })
}

const listAddress = /^\/(?:kategoria\/(?:[a-z0-9-]+-)?\d{1,9}|produkty\/[a-z]+|szukaj)(?:\?[^\s#{}<>]*)?$/

/**
 * Returns the rows of a Markdown text that cannot be shown, without braces: their address is no list of the shop, or they are no paragraph of
 * their own.
 */
export function wrongProductRows(markdown: string): string[] {
  const lines = markdown.split('\n')
  const isAlone = (index: number) => !lines[index - 1]?.trim() && !lines[index + 1]?.trim()
  return lines.flatMap((line, index) =>
    [...line.matchAll(/\{(products:[^}]*)\}?/g)].flatMap(([, name = '']) => {
      const isRow = line.trim() === `{${name}}` && listAddress.test(name.slice('products:'.length))
      return isRow && isAlone(index) ? [] : [name]
    }),
  )
}

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

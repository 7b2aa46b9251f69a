import { toPlainText } from '@react-email/render'
import type { Mail } from '#platform/mail.ts'

type Selector = NonNullable<NonNullable<Parameters<typeof toPlainText>[1]>['selectors']>[number]

/** Shows a table in columns, each cell at most 60 characters wide. */
export function inColumns(selector: string): Selector {
  return { selector, format: 'dataTable', options: { uppercaseHeaderCells: false, maxColumnWidth: 60, rowSpacing: 1 } }
}

/** Marks a file as UTF-8: a saved file no longer says in which encoding it was sent. */
const byteOrderMark = '\uFEFF'

/** Returns a text as an attachment that every device can open, print and answer: a durable medium without a program of its own. */
export function textDocument(name: string, text: string): Mail['attachments'][number] {
  return { name: `${name}.txt`, type: 'text/plain; charset=utf-8', content: `${byteOrderMark}${text}\n` }
}

/**
 * Returns the text of HTML: headings and lists as lines, tables in columns, links with their addresses, pictures as their texts.
 * @param origin put before paths: 'https://sklep.example'
 */
export function textOfHtml(html: string, origin: string): string {
  const link = { baseUrl: origin, linkBrackets: ['(', ')'] as [string, string], hideLinkHrefIfSameAsText: true }
  return toPlainText(html, {
    selectors: [inColumns('table'), { selector: 'img', format: 'image' }, { selector: 'a', options: link }],
  })
}

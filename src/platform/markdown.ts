import { Marked } from 'marked'
import { sanitiseHtml } from './sanitise-html.ts'

const marked = new Marked({ gfm: true, async: false })

/**
 * HTML of a Markdown text (GitHub's, with tables), harmless whatever stands in it. {places} stay, in addresses too:
 * '[napisz](mailto:{seller.email})'.
 */
export function markdownToHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false }).replace(/%7B([\w.]+)%7D/gi, '{$1}')
  return sanitiseHtml(html)
}

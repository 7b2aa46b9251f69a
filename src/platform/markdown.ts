import { Marked } from 'marked'
import { sanitiseHtml } from './sanitise-html.ts'

const marked = new Marked({ gfm: true, async: false })

/**
 * Returns sanitised HTML for Markdown (GitHub flavour, with tables). {placeholders} are preserved, in addresses too:
 * '[napisz](mailto:{seller.email})'.
 */
export function markdownToHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false }).replace(/%7B([\w.]+)%7D/gi, '{$1}')
  return sanitiseHtml(html)
}

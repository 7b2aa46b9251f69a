import { done, type Result, refused } from '#shared/result.ts'
import { unknownPagePlaceholders } from '../rules/placeholders.ts'

/** A page file written by the merchant. */
export interface PageFile {
  slug: string
  title: string
  /** Without the heading, which is the title. */
  markdown: string
  /** Position among the footer links, from the file name: '30-kontakt.md'. */
  position: number | null
}

export type PageFileProblem =
  | { reason: 'bad-name' | 'no-title' | 'no-text' | 'too-long' }
  | { reason: 'unknown-places'; places: string[] }

const maxLength = 200_000 // characters; the longest terms of large shops have half as many

/**
 * Reads a Markdown file whose first line is '# Title' and whose name is the page's address: 'regulamin.md', '10-regulamin.md'.
 */
export function readPageFile(fileName: string, text: string): Result<PageFile, PageFileProblem> {
  const [, position, slug] = /^(?:(\d{1,3})-)?([a-z][a-z0-9-]{0,79})\.md$/.exec(fileName) ?? []
  if (!slug) return refused({ reason: 'bad-name' })
  if (text.length > maxLength) return refused({ reason: 'too-long' })
  const [, title = '', rest = ''] =
    /^\uFEFF?\s*#[ \t]+([^\n]{1,200}?)[ \t]*#*\r?(?:\n([\s\S]*))?$/.exec(text.trimEnd()) ?? []
  if (!title) return refused({ reason: 'no-title' })
  const markdown = rest.replaceAll('\r\n', '\n').trim()
  if (!markdown) return refused({ reason: 'no-text' })
  const unknownPlaceholders = unknownPagePlaceholders(`${title}\n\n${markdown}`)
  if (unknownPlaceholders.length > 0) return refused({ reason: 'unknown-places', places: unknownPlaceholders })
  return done({ slug, title, markdown, position: position === undefined ? null : Number(position) })
}

import sanitize from 'sanitize-html'
import { plainText } from '#shared/plain-text.ts'
import { isHarmlessLink, pictureAddress } from './harmless-address.ts'

const options: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'div', 'span'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'code', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    abbr: ['title'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2', // the page has its own
    a: (tagName, { href = '', ...attributes }) => ({
      tagName,
      attribs: {
        ...(href && isHarmlessLink(href) && { href }),
        ...attributes,
        ...(/^https?:/i.test(href) && { rel: 'noopener nofollow' }),
      },
    }),
    img: (tagName, { src: raw = '', ...attributes }) => {
      const src = pictureAddress(raw)
      return { tagName, attribs: { ...(src && { src }), ...attributes, loading: 'lazy' } }
    },
  },
}

/** Elements in elements. Real descriptions have ten; each more is work for the parser with every tag, which half a megabyte of them made seconds. */
const mostDepth = 100

class TooDeep extends Error {}

/**
 * Foreign HTML without scripts, styles, frames, handlers, addresses that run and addresses of ours that change something: what may be shown on
 * our pages. Nested deeper than 100 elements it loses all tags and keeps its words. Takes a time that grows no faster than the text.
 */
export function sanitiseHtml(html: string): string {
  return sanitiseUnlessDeep(html) ?? escaped(plainText(html))
}

/** The same; null when elements are nested deeper than 100. */
export function sanitiseUnlessDeep(html: string): string | null {
  if (!/[<&]/.test(html)) return escaped(html)
  let depth = 0
  const onOpenTag = () => {
    if (++depth > mostDepth) throw new TooDeep()
  }
  try {
    return sanitize(html, { ...options, onOpenTag, onCloseTag: () => depth-- })
  } catch (error) {
    if (error instanceof TooDeep) return null
    throw error
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

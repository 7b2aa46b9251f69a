import sanitize from 'sanitize-html'
import { plainText } from '#shared/plain-text.ts'
import { isStateChangingPath } from '#shared/server-urls.ts'

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
        ...(href && isSafeLink(href) && { href }),
        ...attributes,
        ...(/^https?:/i.test(href) && { rel: 'noopener nofollow' }),
      },
    }),
    img: (tagName, { src: raw = '', ...attributes }) => {
      const src = safePictureAddress(raw)
      return { tagName, attribs: { ...(src && { src }), ...attributes, loading: 'lazy' } }
    },
  },
}

/** Elements in elements. Real descriptions have ten; each more is work for the parser with every tag, which half a megabyte of them made seconds. */
const maxDepth = 100

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
    if (++depth > maxDepth) throw new TooDeep()
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

const ownPictures = /^\/(?:obrazki|pliki)\//
/** An address in a description is read in a page at http or https; what is relative to one of them may be absolute to the other. */
const bases = ['https://shop.invalid', 'http://shop.invalid']

/**
 * The address of a picture as a browser is to load it: at another host by https, or one of the shop's own pictures or files. Null for all
 * others: no address of the shop that does something is loaded because it stands in a description.
 */
function safePictureAddress(raw: string): string | null {
  const [base = ''] = bases
  const url = URL.parse(raw, base)
  if (url?.protocol !== 'https:' || isStateChangingPath(url.pathname)) return null
  // as it was written: what has been stored, and fetched under that address, keeps it
  if (url.origin !== base) return /^https:\/\//i.test(raw) ? raw : url.href
  return ownPictures.test(url.pathname) ? url.pathname + url.search : null
}

/** Whether a link may stand in a description: it changes nothing, on this host or another. */
function isSafeLink(raw: string): boolean {
  return bases.every((base) => {
    const url = URL.parse(raw, base)
    return url !== null && !isStateChangingPath(url.pathname)
  })
}

/** The attributes of an <img> by their names. */
export type PictureAttributes = Record<string, string>

/** Everything stays as it is: the HTML has been made harmless before. */
const allowEverything: sanitize.IOptions = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true }

/** The addresses of the pictures in sanitised HTML, each once, in their order. */
export function pictureAddresses(html: string): string[] {
  const addresses = new Set<string>()
  replacePictures(html, (attributes) => {
    if (attributes.src) addresses.add(attributes.src)
    return attributes
  })
  return [...addresses]
}

/** Sanitised HTML with other attributes for its pictures; null leaves a picture out and its alternative text in its place. */
export function replacePictures(
  html: string,
  attributesOf: (attributes: PictureAttributes) => PictureAttributes | null,
): string {
  if (!html.includes('<img')) return html
  return sanitize(html, {
    ...allowEverything,
    transformTags: {
      img: (tagName, attributes) => {
        const attribs = attributesOf(attributes)
        return attribs ? { tagName, attribs } : { tagName: 'span', attribs: {}, text: attributes.alt ?? '' }
      },
    },
  })
}

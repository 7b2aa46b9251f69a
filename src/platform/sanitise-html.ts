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
    h1: 'h2', // the page has its own h1
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

/**
 * Nesting depth. Real descriptions have ten levels; the parser's work grows with depth, to seconds for half a megabyte of tags.
 */
const maxDepth = 100

class TooDeep extends Error {}

/**
 * Returns HTML without scripts, styles, frames, handlers, script URLs and URLs of ours that change data: safe to show on our
 * pages. Nested deeper than 100 elements it loses all tags and keeps its text. Runs in linear time.
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
/** A description may be shown over http or https; an address relative to one may be absolute to the other. */
const bases = ['https://shop.invalid', 'http://shop.invalid']

/**
 * Returns the address from which a browser loads a picture: another host by https, or one of the shop's own pictures or files.
 * Null for all others: no state-changing address of the shop is loaded from a description.
 */
function safePictureAddress(raw: string): string | null {
  const [base = ''] = bases
  const url = URL.parse(raw, base)
  if (url?.protocol !== 'https:' || isStateChangingPath(url.pathname)) return null
  // unchanged: pictures already stored under this address are still found
  if (url.origin !== base) return /^https:\/\//i.test(raw) ? raw : url.href
  return ownPictures.test(url.pathname) ? url.pathname + url.search : null
}

/** Returns whether a link is allowed in a description: it changes no data, on this host or another. */
function isSafeLink(raw: string): boolean {
  return bases.every((base) => {
    const url = URL.parse(raw, base)
    return url !== null && !isStateChangingPath(url.pathname)
  })
}

/** The attributes of an <img> by name. */
export type PictureAttributes = Record<string, string>

/** Allows everything: the HTML is already sanitised. */
const allowEverything: sanitize.IOptions = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true }

/** Returns the addresses of the pictures in sanitised HTML, without duplicates, in order. */
export function pictureAddresses(html: string): string[] {
  const addresses = new Set<string>()
  replacePictureAttributes(html, (attributes) => {
    if (attributes.src) addresses.add(attributes.src)
    return attributes
  })
  return [...addresses]
}

/** Returns sanitised HTML with replaced picture attributes; null replaces a picture with its alternative text. */
export function replacePictureAttributes(
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

import sanitize from 'sanitize-html'
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

/** Foreign HTML without scripts, styles, frames, handlers, addresses that run and addresses of ours that change something: what may be shown on our pages. */
export function sanitiseHtml(html: string): string {
  return /[<&]/.test(html) ? sanitize(html, options) : html.replaceAll('>', '&gt;')
}

import { createHash } from 'node:crypto'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import {
  type PictureAttributes,
  pictureAddresses,
  replacePictureAttributes,
  sanitiseHtml,
} from '#platform/sanitise-html.ts'
import { widthsUpTo } from '#shared/picture-widths.ts'
import type { Tag } from '#shared/tag.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { isExternalPicture } from './rules.ts'

interface Illustration {
  file: string
  width: number
  height: number
}

/**
 * Returns stored HTML for a page: sanitised by the current rules, because it may have been stored under older ones, and with
 * foreign pictures served by the shop. Pictures that are not fetched yet are replaced by their alternative text, so that no
 * other host sees the reader. One query if there are any.
 * @param origin prefix for paths, for readers elsewhere: 'https://sklep.example'
 */
export async function withIllustrations(shop: PublicShop, stored: string, origin = ''): Promise<string> {
  const html = sanitiseHtml(stored)
  const addresses = pictureAddresses(html)
  const foreign = addresses.filter((address) => isExternalPicture(address, shop.publicUrl))
  if (foreign.length === 0 && (origin === '' || addresses.length === 0)) return html
  const known = await findIllustrations(shop, foreign)
  return replacePictureAttributes(html, (attributes) => {
    const { src = '' } = attributes
    const found = known.get(src)
    if (found) return localPicture(attributes, found, origin)
    if (src === '' || isExternalPicture(src, shop.publicUrl)) return null
    return src.startsWith('/') ? { ...attributes, src: `${origin}${src}` } : attributes
  })
}

/** The cache tag of a text with the picture of this address. */
export function illustrationTag(address: string): Tag {
  return `illustration:${createHash('sha256').update(address).digest('hex').slice(0, 16)}`
}

/** The fetched pictures among these addresses. */
async function findIllustrations(shop: PublicShop, addresses: string[]): Promise<Map<string, Illustration>> {
  if (addresses.length === 0) return new Map()
  const rows = await shop.database
    .selectFrom('illustration')
    .select(['source_url', 'file', 'width', 'height'])
    .where('source_url', 'in', addresses)
    .where('state', '=', 'ready')
    .execute()
  dependsOn(shop, ...addresses.map(illustrationTag))
  return new Map(
    rows.flatMap(({ source_url, file, width, height }) =>
      file && width && height ? [[source_url, { file, width, height }]] : [],
    ),
  )
}

/** The width from the text, at most the actual one; the height follows, so that the layout does not shift on load. */
function localPicture({ alt = '', ...attributes }: PictureAttributes, picture: Illustration, origin: string) {
  const requestedWidth = /^\d{1,4}$/.test(attributes.width ?? '') ? Number(attributes.width) : picture.width
  const width = Math.max(1, Math.min(requestedWidth, picture.width))
  const address = (pixels: number) => `${origin}${urls.picture(picture.file, pixels)}`
  return {
    src: address(640),
    srcset: widthsUpTo(picture.width)
      .map((pixels) => `${address(pixels)} ${pixels}w`)
      .join(', '),
    sizes: `(min-width: ${width}px) ${width}px, 100vw`,
    alt,
    width: String(width),
    height: String(Math.max(1, Math.round((picture.height * width) / picture.width))),
    loading: 'lazy',
  }
}

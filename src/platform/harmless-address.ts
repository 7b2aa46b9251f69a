import { isWritingPath } from '#shared/writing-paths.ts'

const ownPictures = /^\/(?:obrazki|pliki)\//
/** An address in a description is read in a page at http or https; what is relative to one of them may be absolute to the other. */
const bases = ['https://shop.invalid', 'http://shop.invalid']

/**
 * The address of a picture as a browser is to load it: at another host by https, or one of the shop's own pictures or files. Null for all
 * others: no address of the shop that does something is loaded because it stands in a description.
 */
export function pictureAddress(raw: string): string | null {
  const [base = ''] = bases
  const url = URL.parse(raw, base)
  if (url?.protocol !== 'https:' || isWritingPath(url.pathname)) return null
  // as it was written: what has been stored, and fetched under that address, keeps it
  if (url.origin !== base) return /^https:\/\//i.test(raw) ? raw : url.href
  return ownPictures.test(url.pathname) ? url.pathname + url.search : null
}

/** Whether a link may stand in a description: it changes nothing, on this host or another. */
export function isHarmlessLink(raw: string): boolean {
  return bases.every((base) => {
    const url = URL.parse(raw, base)
    return url !== null && !isWritingPath(url.pathname)
  })
}

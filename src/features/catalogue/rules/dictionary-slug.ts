import { foldPolish, slugOf } from '#shared/normalize.ts'

/**
 * The slug by which a producer, series, parameter or value is known. Unlike that of an address it tells apart what differs
 * only by signs ('C' and 'C++', '-5 °C' and '5 °C'), by what comes after 80 letters, or by letters that are not Latin.
 */
export function dictionarySlug(name: string): string {
  const folded = foldPolish(name.trim())
  const slug = slugOf(name)
  const plain = folded.length <= 80 && /^[\p{L}\p{N}]/u.test(folded) && /^[a-z0-9\s.,()/%°²³×'"&:|-]*$/.test(folded)
  return plain ? slug : `${slug.slice(0, 70).replace(/-+$/, '')}-${fingerprint(folded)}`
}

/** FNV-1a over UTF-16, twice 32 bits. */
function fingerprint(text: string): string {
  let [first, second] = [0x811c9dc5, 0x01000193]
  for (let place = 0; place < text.length; place++) {
    first = Math.imul(first ^ text.charCodeAt(place), 0x01000193)
    second = Math.imul(second ^ text.charCodeAt(text.length - 1 - place), 0x85ebca6b)
  }
  return ((first >>> 0) * 0x1_0000 + ((second >>> 0) & 0xffff)).toString(36)
}

/** A category among those that were made from paths of names: 'ceramika/kubki-i-filizanki'. Found again whatever the shop calls it later. */
export function categoryKey(path: string[]): string {
  return path.map(dictionarySlug).join('/')
}

import { foldPolish, slugOf } from '#shared/plain-text.ts'

/**
 * The slug that identifies a producer, series, parameter or value. Unlike the slug of a URL it distinguishes names that differ only in signs ('C' and
 * 'C++', '-5 °C' and '5 °C'), after 80 letters, or in non-Latin letters.
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
  for (let index = 0; index < text.length; index++) {
    first = Math.imul(first ^ text.charCodeAt(index), 0x01000193)
    second = Math.imul(second ^ text.charCodeAt(text.length - 1 - index), 0x85ebca6b)
  }
  return ((first >>> 0) * 0x1_0000 + ((second >>> 0) & 0xffff)).toString(36)
}

/** The key of a category that was created from a path of names: 'ceramika/kubki-i-filizanki'. It stays valid when the shop renames the category. */
export function categoryKey(path: string[]): string {
  return path.map(dictionarySlug).join('/')
}

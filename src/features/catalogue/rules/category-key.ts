import { dictionarySlug } from './dictionary-slug.ts'

/** A category among those that were made from paths of names: 'ceramika/kubki-i-filizanki'. Found again whatever the shop calls it later. */
export function categoryKey(path: string[]): string {
  return path.map(dictionarySlug).join('/')
}

import { slugOf } from '#shared/slug.ts'

/** Whether every word that was typed occurs in a name, whatever the case and the Polish letters: 'zolty kub' in 'Kubek żółty'. */
export function isNamedLike(name: string, typed: string): boolean {
  const letters = slugOf(name)
  return typed
    .split(/\s+/)
    .map(slugOf)
    .every((word) => letters.includes(word))
}

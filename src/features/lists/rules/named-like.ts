import { foldPolish } from '#shared/slug.ts'

/** Whether every word that was typed occurs in a name, whatever the case and the Polish letters: 'zolty kub' in 'Kubek żółty'. No words occur in every name. */
export function isNamedLike(name: string, typed: string): boolean {
  const letters = foldPolish(name)
  const words = foldPolish(typed).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => letters.includes(word))
}

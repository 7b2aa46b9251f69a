/** 'Kubek Ania 300 ml' → 'kubek-ania-300-ml': Polish letters folded, everything else a hyphen, at most 80 characters. */
export function slugOf(text: string): string {
  const slug = foldPolish(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return slug || 'x'
}

/** Lower case without diacritics: 'Żółta Łódź' → 'zolta lodz'. */
export function foldPolish(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
}

/**
 * The letters that Polish marks, and what each folds to: for folding inside SQL, where `unaccent` may not be indexed and
 * `lower` knows only the letters of the database's locale, in C none of these.
 */
export const polishLetters = { marked: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', plain: 'acelnoszzacelnoszz' }

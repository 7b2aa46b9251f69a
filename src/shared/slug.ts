import { normalized } from './normalized.ts'

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
  return normalized(text.toLowerCase().replaceAll('ł', 'l'), 'NFD').replace(/\p{Mn}/gu, '')
}

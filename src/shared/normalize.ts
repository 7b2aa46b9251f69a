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
  return normalizeUnicode(text.toLowerCase().replaceAll('ł', 'l'), 'NFD').replace(/\p{Mn}/gu, '')
}

/** As many marks in a row as UAX #15, section 13, lets a text of the Stream-Safe Text Format have. No language needs more than a handful. */
const excessMarks = /(\p{M}{30})\p{M}+/gu

/**
 * The text in a normalization form of Unicode, in a time that grows no faster than the text: `normalize` sorts the marks that follow a letter
 * by insertion, so that half a megabyte of them would take a minute. Marks of one letter beyond the thirtieth are dropped.
 */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD'): string {
  return text.replace(excessMarks, '$1').normalize(form)
}

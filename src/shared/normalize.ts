/** 'Kubek Ania 300 ml' → 'kubek-ania-300-ml': Polish letters folded, everything else a hyphen, at most 80 characters. */
export function slugOf(text: string): string {
  const slug = foldPolish(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return slug || 'x'
}

/** Returns lower case without diacritics: 'Żółta Łódź' → 'zolta lodz'. */
export function foldPolish(text: string): string {
  return normalizeUnicode(text.toLowerCase().replaceAll('ł', 'l'), 'NFD').replace(/\p{Mn}/gu, '')
}

/**
 * The limit of consecutive marks in the Stream-Safe Text Format (UAX #15, section 13). No language needs more than a handful.
 */
const excessMarks = /(\p{M}{30})\p{M}+/gu

/**
 * Returns the text in a Unicode normalization form, in linear time: `normalize` sorts consecutive combining marks by insertion,
 * so that half a megabyte of them would take a minute. Marks beyond the thirtieth of one letter are dropped.
 */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD'): string {
  return text.replace(excessMarks, '$1').normalize(form)
}

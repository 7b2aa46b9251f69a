/** Words whose forms no rule brings together, folded. */
const irregular = new Map(
  Object.entries({
    len: 'len lnu lnem lnie lny lnow lnom lnami lnach',
    dziecko: 'dziecko dziecka dziecku dzieckiem dzieci dzieciom dziecmi dzieciach',
    dzien: 'dzien dnia dniu dniem dni dniom dniami dniach',
  }).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem])),
)

/** What changes before an ending goes with it: the longest that fits is cut, and what is right of the colon put in its place. */
const endings = `
  iego iemu iami iach dzie:d dze:g sce:sk rze:r cie:t
  ego emu ymi imi ych ich ami ach iom iej owi ow om em ym im ej
  iu ia ie io ii y i a e o u
`
  .trim()
  .split(/\s+/)
  .map((each) => each.split(':'))
  .map(([ending = '', instead = '']) => ({ ending, instead }))
  .sort((one, other) => other.ending.length - one.ending.length)

const shortestStem = 3

/**
 * What all forms of a Polish word have in common, more or less: 'kubek', 'kubki', 'kubków' and 'kubkach' are 'kubk'. Words come
 * folded, as people leave out diacritics; nobody is shown a stem.
 */
export function stem(word: string): string {
  const known = irregular.get(word)
  if (known) return known
  if (word.length < shortestStem || /[^a-z]/.test(word)) return word
  if (word.length === shortestStem) return settled(word)
  return settled(withoutAdjective(withoutEnding(word)))
}

/** What is left of a word without its ending, as it is in all its forms. */
export function settled(root: string): string {
  return withoutFleetingE(hard(root))
}

function withoutEnding(word: string): string {
  for (const { ending, instead } of endings) {
    const kept = word.slice(0, -ending.length) + instead
    if (word.endsWith(ending) && kept.length >= shortestStem) return kept
  }
  return word
}

/** 'kawow-y' is of 'kaw-a'. */
function withoutAdjective(word: string): string {
  return word.endsWith('ow') && word.length >= shortestStem + 2 ? word.slice(0, -2) : word
}

/** Consonants that soften in some forms: 'ręc-e' and 'ręk-a', 'talerz' and 'taler-e'. */
function hard(word: string): string {
  return word
    .replace(/rz$/, 'r')
    .replace(/c$/, 'k')
    .replace(/i$/, (i) => (word.length > shortestStem ? '' : i))
}

/** 'kubek' and 'kubk-i', 'toreb' and 'torb-a', 'okien' and 'okn-o'. */
function withoutFleetingE(word: string): string {
  const kept = word.replace(/([^aeiouy])i?e([^aeiouy])$/, '$1$2')
  return kept.length >= shortestStem ? kept : word
}

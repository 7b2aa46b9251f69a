/** Words whose forms no rule covers, folded. */
const irregularForms = new Map(
  Object.entries({
    len: 'len lnu lnem lnie lny lnow lnom lnami lnach',
    dziecko: 'dziecko dziecka dziecku dzieckiem dzieci dzieciom dziecmi dzieciach',
    dzien: 'dzien dnia dniu dniem dni dniom dniami dniach',
  }).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem])),
)

/** Consonants that change before an ending are part of it: the longest matching ending is cut, and the text after the colon is appended. */
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

const minStemLength = 3

/**
 * The approximate common stem of all forms of a Polish word: 'kubek', 'kubki', 'kubków' and 'kubkach' are 'kubk'. Words come folded, as people leave
 * out diacritics; a stem is never shown.
 */
export function stem(word: string): string {
  const known = irregularForms.get(word)
  if (known) return known
  if (word.length < minStemLength || /[^a-z]/.test(word)) return word
  if (word.length === minStemLength) return normalizeStem(word)
  return normalizeStem(withoutAdjective(withoutEnding(word)))
}

/** The stem of a word without its ending, the same in all its forms. */
function normalizeStem(root: string): string {
  return withoutFleetingE(hard(root))
}

function withoutEnding(word: string): string {
  for (const { ending, instead } of endings) {
    const cut = word.slice(0, -ending.length) + instead
    if (word.endsWith(ending) && cut.length >= minStemLength) return cut
  }
  return word
}

/** 'kawow-y' is derived from 'kaw-a'. */
function withoutAdjective(word: string): string {
  return word.endsWith('ow') && word.length >= minStemLength + 2 ? word.slice(0, -2) : word
}

/** Consonants that soften in some forms: 'ręc-e' and 'ręk-a', 'talerz' and 'taler-e'. */
function hard(word: string): string {
  return word
    .replace(/rz$/, 'r')
    .replace(/c$/, 'k')
    .replace(/i$/, (i) => (word.length > minStemLength ? '' : i))
}

/** 'kubek' and 'kubk-i', 'toreb' and 'torb-a', 'okien' and 'okn-o'. */
function withoutFleetingE(word: string): string {
  const cut = word.replace(/([^aeiouy])i?e([^aeiouy])$/, '$1$2')
  return cut.length >= minStemLength ? cut : word
}

/** Nouns and the irregular stems derived from them. */
const irregularNouns = new Map(
  Object.entries({
    len: 'lnian',
    dab: 'deb',
    szklo: 'szklan',
    skora: 'skorzan',
    mosiadz: 'mosiezn',
    zelazo: 'zelazn',
    swieca: 'swieczk',
    torba: 'torebk',
  }).map(([noun, derived]) => [derived, stem(noun)]),
)

/** Endings of derived stems, and the endings of the nouns that they are derived from. */
const derivations: readonly [ending: RegExp, ...instead: string[]][] = [
  // kubeczek – kubek, miseczka – miska
  [/(?<=..[^aeiouy])eczk$/, 'k'],
  // czajniczek – czajnik, doniczka – donica
  [/(?<=..[iy])czk$/, 'k'],
  // fartuszek – fartuch, dzbanuszek – dzbanek
  [/(?<=...)uszk$/, 'uch', 'k'],
  // zeszycik – zeszyt
  [/(?<=...)cik$/, 't'],
  // kocyk – koc, talerzyk – talerz
  [/(?<=..[^aeiouy])yk$/, ''],
  // wazonik – wazon, but ręcznik is not a diminutive
  [/(?<=..(?:[aeiouy]n|[^aeiouycn]))ik$/, ''],
  // serwetka – serweta
  [/(?<=...)etk$/, 'et'],
  // zasłonka – zasłona
  [/(?<=...)onk$/, 'on'],
  // grawerowanie – grawer, haftowany – haft
  [/(?<=...)owan$/, ''],
  // drewniany – drewno
  [/(?<=...)ian$/, ''],
  // ceramiczny – ceramika
  [/(?<=...[iy])czn$/, 'k'],
]

/** Stems of the nouns that a word may be derived from, by its own stem: 'kubk' for 'kubeczk'. Some are not stems of any word. */
export function baseStems(derived: string): string[] {
  const known = irregularNouns.get(derived)
  if (known !== undefined) return [known]
  return derivations.flatMap(([ending, ...instead]) =>
    ending.test(derived) ? instead.map((end) => normalizeStem(derived.replace(ending, end))) : [],
  )
}

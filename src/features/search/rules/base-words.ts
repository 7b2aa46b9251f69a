import { settled, stem } from './stem.ts'

/** Stems that no rule leads to the noun they are of, by that noun. */
const irregular = new Map(
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

/** How stems of derived words end, and how the nouns that they are of do. */
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
  // wazonik – wazon, but a ręcznik is no small thing
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

/** Stems of the nouns that a word may be made of, by its own stem: of 'kubeczk' 'kubk'. Some are of no word at all. */
export function baseStems(derived: string): string[] {
  const known = irregular.get(derived)
  if (known !== undefined) return [known]
  return derivations.flatMap(([ending, ...instead]) =>
    ending.test(derived) ? instead.map((end) => settled(derived.replace(ending, end))) : [],
  )
}

import { numberSetting, type Setting } from '#shared/setting.ts'
import { normalizePhrase } from './rules/search-phrase.ts'
import { checkRedirects, checkSynonyms, type Redirect } from './rules/synonyms.ts'

/** Polish synonyms, maintained by hand. Each group holds for all of its words and all their forms. */
const commonSynonyms: string[][] = [
  // gifts
  ['karta', 'bon', 'voucher', 'talon'],
  ['podarunkowy', 'prezentowy', 'upominkowy'],
  ['prezent', 'upominek', 'podarunek'],
  // kitchen and table
  ['czajnik', 'czajniczek', 'imbryk'],
  ['dripper', 'drip'],
  ['kubek', 'garnuszek'],
  ['dzbanek', 'karafka'],
  ['fartuch', 'zapaska'],
  ['lodówka', 'chłodziarka'],
  ['mikrofala', 'mikrofalówka'],
  // home
  ['koc', 'pled'],
  ['wazon', 'flakon'],
  ['świecznik', 'lichtarz'],
  ['zasłona', 'kotara'],
  ['firana', 'firanka'],
  ['poszewka', 'powłoczka'],
  ['kołdra', 'pierzyna'],
  ['sofa', 'kanapa', 'wersalka'],
  ['stołek', 'taboret', 'hoker'],
  ['lustro', 'zwierciadło'],
  ['lampa', 'oświetlenie'],
  // paper and books
  ['notes', 'notatnik'],
  ['zeszyt', 'brulion'],
  ['pocztówka', 'widokówka'],
  ['planer', 'organizer'],
  // clothes and bags
  ['plecak', 'tornister'],
  ['buty', 'obuwie'],
  ['dżinsy', 'jeansy'],
  ['koszulka', 'tshirt', 'podkoszulek'],
  ['portfel', 'portmonetka'],
  ['szalik', 'szal'],
  // toys and electronics
  ['maskotka', 'pluszak', 'przytulanka'],
  ['puzzle', 'układanka'],
  ['telefon', 'smartfon', 'komórka'],
  ['telewizor', 'tv'],
]

/** When the shop suggests something to a typing visitor (A5.8, A9.9, A9.10, and in the steps of an order B9.33). */
export const suggestionSettings = {
  letters: numberSetting(
    'search.suggestions.letters',
    4,
    [1, 20],
    'Od ilu liter sklep podpowiada w polu wyszukiwania u góry strony',
  ),
  lettersInBox: numberSetting(
    'search.suggestions.lettersInBox',
    2,
    [1, 20],
    'Od ilu liter sklep podpowiada w szybkim polu wyszukiwania na stronie',
  ),
  pause: numberSetting(
    'search.suggestions.pause',
    500,
    [0, 5000],
    'Po ilu milisekundach przerwy w pisaniu sklep podpowiada',
  ),
  lettersInOrder: numberSetting(
    'search.suggestions.lettersInOrder',
    4,
    [1, 20],
    'Od ilu liter sklep podpowiada w koszyku, jedynym kroku zamówienia z polem wyszukiwania',
  ),
  pauseInOrder: numberSetting(
    'search.suggestions.pauseInOrder',
    500,
    [0, 5000],
    'Po ilu milisekundach przerwy w pisaniu sklep podpowiada w koszyku',
  ),
}

const weight = (key: string, value: number, what: string): Setting<number> =>
  numberSetting(`search.weight.${key}`, value, [0, 1000], `Ile w wyszukiwarce waży ${what}`)

/** The weight of each factor in the order of search results. */
export const searchWeights = {
  exactness: weight('exactness', 100, 'zgodność ze słowami: w nazwie, u producenta, w cechach, w opisie'),
  availability: weight('availability', 30, 'to, że towar można kupić'),
  popularity: weight('popularity', 20, 'popularność'),
  freshness: weight('freshness', 1, 'nowość: rozstrzyga dopiero między równie lubianymi'),
}

/** Words that are synonyms everywhere in Poland. */
export const commonSynonymsSetting: Setting<string[][]> = {
  key: 'search.usualSynonyms',
  default: commonSynonyms,
  description: 'Słowa, które w polskich sklepach znaczą to samo; własne sklep dopisuje w search.synonyms',
  check: checkSynonyms,
}

/** Further synonyms of the shop's customers. */
export const synonymsSetting: Setting<string[][]> = {
  key: 'search.synonyms',
  default: [],
  description: 'Słowa, które w wyszukiwarce znaczą to samo: [["koc", "pled"], ["kubek", "garnuszek"]]',
  check: checkSynonyms,
}

/** Phrases that redirect to a page instead of showing results. */
export const redirectsSetting: Setting<Redirect[]> = {
  key: 'search.redirects',
  default: [],
  description: 'Frazy, które prowadzą na stronę zamiast do wyników: [{"phrase": "zwroty", "page": "/strona/zwroty"}]',
  check: checkRedirects,
}

/** A filter for a parameter that hardly any product has is of no use. */
export const facetMinimumSetting = numberSetting(
  'search.filters.least',
  3,
  [1, 1000],
  'Ile towarów na liście musi mieć cechę, żeby dało się po niej filtrować',
)

/** Rarer phrases are never reported: what only a few people type may be about them. */
export const phraseMinimumSetting = numberSetting(
  'search.phrases.least',
  5,
  [2, 1000],
  'Ile razy fraza musi być szukana, zanim sklep ją podpowie albo o niej powie',
)

/** How many phrases an empty search field offers. */
export const maxStartPhrases = 8

/** The merchant's own phrases for an empty search field, instead of the popular ones. */
export const startPhrasesSetting: Setting<string[]> = {
  key: 'search.phrases.start',
  default: [],
  description: `Frazy, które sklep podaje w pustym polu wyszukiwania, najwyżej ${maxStartPhrases}: ["koc", "prezent dla mamy"]; bez nich te, których klienci szukają najczęściej`,
  check: (raw) => {
    if (!Array.isArray(raw) || raw.length > maxStartPhrases) return null
    const phrases = raw.map((phrase) => (typeof phrase === 'string' ? phrase.trim() : ''))
    return phrases.every((phrase) => normalizePhrase(phrase) !== null) ? phrases : null
  },
}

/** For how many days phrases are counted. */
export const phraseDaysSetting = numberSetting(
  'search.phrases.days',
  90,
  [1, 730],
  'Przez ile dni sklep liczy, czego szukano',
)

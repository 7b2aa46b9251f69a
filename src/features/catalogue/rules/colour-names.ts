import { foldPolish } from '#shared/plain-text.ts'

/** The beginnings of Polish names of colours, in all genders, without Polish letters: 'bialy', 'biala' and 'biale' begin with 'bial'. */
const beginnings: readonly [beginning: string, colour: string][] = [
  ['bial', '#faf8f2'],
  ['kremow', '#f2e7d3'],
  ['ecru', '#ebe1cd'],
  ['kosc', '#ece4d4'],
  ['naturaln', '#d8c7a6'],
  ['bezow', '#d3bf9f'],
  ['piaskow', '#d9c49a'],
  ['zolt', '#e8c33c'],
  ['musztard', '#c8962d'],
  ['ochr', '#c08a3e'],
  ['zlot', '#c3a05a'],
  ['miedzian', '#b46a45'],
  ['pomarancz', '#dd7a2b'],
  ['terakot', '#bd6642'],
  ['ceglan', '#a8503a'],
  ['rdzaw', '#a4512f'],
  ['czerwon', '#b2302c'],
  ['bordow', '#6d1f2f'],
  ['wisniow', '#7d2233'],
  ['malinow', '#b83a5e'],
  ['cwiklow', '#7a2540'],
  ['losos', '#e5a28b'],
  ['rozow', '#dba6a9'],
  ['sliwk', '#5e3453'],
  ['fiolet', '#6d4b8d'],
  ['lawend', '#a99bc8'],
  ['granat', '#212f52'],
  ['indygo', '#2f4079'],
  ['niebiesk', '#3e6fa8'],
  ['blekit', '#9dc0da'],
  ['turkus', '#2f9c9a'],
  ['mietow', '#b4d7c5'],
  ['szalwi', '#9db08c'],
  ['oliwk', '#75783f'],
  ['butelkow', '#1f4d40'],
  ['zielon', '#4b7c50'],
  ['khaki', '#8b8460'],
  ['brazow', '#6e4a33'],
  ['czekolad', '#4d3226'],
  ['srebrn', '#b9bdc1'],
  ['szar', '#94918a'],
  ['grafit', '#41464a'],
  ['antracyt', '#35393c'],
  ['czarn', '#211f1d'],
]

/**
 * Returns the colour that a Polish name means, as '#rrggbb'; null for an unknown name and for several colours ('biało-niebieski'). Screens
 * show it next to the name, never instead.
 */
export function findColour(name: string): string | null {
  const folded = foldPolish(name.trim()).toLowerCase()
  if (/[-/,+]| i /.test(folded)) return null
  const word = folded.replace(/^(?:jasno|ciemno)/, '')
  return beginnings.find(([beginning]) => word.startsWith(beginning))?.[1] ?? null
}

/** Whether a parameter of this name has colours as values: 'Kolor', 'Kolor szkliwa'. */
export function isColourParameter(name: string): boolean {
  return /^kolor\b/i.test(name.trim())
}

/** Another version of a product, by its colour. */
export interface ColourVersion {
  id: number
  name: string
  /** As in 'szałwiowy'. */
  colourName: string
  colour: string
}

interface Versions {
  parameter: string
  items: { id: number; name: string; versionName: string }[]
}

/** Returns the versions of a product that differ in colour; none when any of the names is unknown, or when there is no choice. */
export function colourVersions(versions: Versions | null): ColourVersion[] {
  if (!versions || versions.items.length < 2 || !isColourParameter(versions.parameter)) return []
  const known = versions.items.flatMap(({ id, name, versionName }) => {
    const colour = findColour(versionName)
    return colour ? [{ id, name, colourName: versionName, colour }] : []
  })
  return known.length === versions.items.length ? known : []
}

/** The products without those that are another colour of one before them. */
export function onePerColour<Product extends { id: number; colours: Pick<ColourVersion, 'id'>[] }>(
  products: Product[],
): Product[] {
  const seen = new Set<number>()
  return products.filter(({ id, colours }) => {
    if (seen.has(id)) return false
    for (const version of colours) seen.add(version.id)
    return true
  })
}

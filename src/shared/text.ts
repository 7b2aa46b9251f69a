import { ownProperty } from './own-property.ts'

/** Polish plural forms of a text, chosen by the value named `count`: 1 towar, 2 towary, 5 towarów, 1,5 towaru. */
export interface PluralForms {
  one: string
  few: string
  many: string
  other: string
}

/** A text that people read: its key, by which the shop may override it (A1.2), and the Polish default with {places} for values. */
export interface Text {
  key: string
  template: string | PluralForms
}

/** A text with what fills its places. Rules and checks return these, never sentences. */
export interface Message {
  text: Text
  values?: TextValues
}

export type TextValues = Record<string, string | number>

/** The shop's own words by key; for plural forms by 'key.one', 'key.few' … */
export type TextOverrides = Record<string, string>

/** Names every text of a feature: defineTexts('basket', {empty: '…'}).empty.key is 'basket.empty'. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTexts<Name extends string>(
  feature: string,
  templates: Record<Name, string | PluralForms>,
): Record<Name, Text> {
  const entries = Object.entries(templates) as [Name, string | PluralForms][]
  return Object.fromEntries(
    entries.map(([name, template]) => [name, { key: `${feature}.${name}`, template }]),
  ) as Record<Name, Text>
}

const plural = new Intl.PluralRules('pl')

/** The words for a text: the shop's if it has its own, else the Polish default, its places filled. */
export function translate(text: Text, values: TextValues = {}, overrides: TextOverrides = {}): string {
  return interpolate(chooseForm(text, values, overrides), values)
}

function chooseForm({ key, template }: Text, values: TextValues, overrides: TextOverrides): string {
  if (typeof template === 'string') return overrides[key] ?? template
  const form = formName(values.count ?? '')
  return overrides[`${key}.${form}`] ?? template[form]
}

/** The form of a word that goes with a number as people write it: 1 sztuka, 2 sztuki, 5 sztuk, 0,5 sztuki. */
export function pluralForm(forms: PluralForms, count: string | number): string {
  return forms[formName(count)]
}

/** The forms after 'zamówić': 1 sztukę. Of the words for units only feminine ones change, and those only for one. */
export function accusative(unit: PluralForms): PluralForms {
  return { ...unit, one: unit.one.replace(/a$/, 'ę') }
}

function formName(count: string | number): keyof PluralForms {
  return plural.select(Number(String(count).replace(',', '.').replace(/\s/g, ''))) as keyof PluralForms
}

function interpolate(template: string, values: TextValues): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(ownProperty(values, name) ?? place))
}

/** Keeps a number with its unit and a one-letter word with the next on one line: '300 ml', '40 × 60 cm', 'z pracowni'. */
export function nonBreaking(text: string): string {
  return text.replace(/(?<=\d) (?=(?:ml|l|mm|cm|m|g|kg|szt|kpl)\b|sztuk|zł|×)|(?<=×|(?:^|\s)[aiouwz]) /giu, '\u00a0')
}

/** The same for the words of sanitised HTML; its tags stay as they are. */
export function nonBreakingHtml(html: string): string {
  return html.replace(/<[^<>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : nonBreaking(part)))
}

import { ownProperty } from './own-property.ts'

/** Polish plural forms of a text, chosen by the value named `count`: 1 towar, 2 towary, 5 towarów, 1,5 towaru. */
export interface PluralForms {
  one: string
  few: string
  many: string
  other: string
}

/** A translatable text: its key, by which the shop may override it (A1.2), and the Polish default with {placeholders}. */
export interface Text {
  key: string
  template: string | PluralForms
}

/** A text with the values of its placeholders. Rules and checks return these, never sentences. */
export interface Message {
  text: Text
  values?: TextValues
}

export type TextValues = Record<string, string | number>

/** The shop's own texts by key; for plural forms by 'key.one', 'key.few' … */
export type TextOverrides = Readonly<Record<string, string>>

/** Defines the texts of a feature: defineTexts('basket', {empty: '…'}).empty.key is 'basket.empty'. */
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

/** Returns the shop's text or the Polish default, with its placeholders filled. */
export function translate(text: Text, values: TextValues = {}, overrides: TextOverrides = {}): string {
  return interpolate(chooseForm(text, values, overrides), values)
}

function chooseForm({ key, template }: Text, values: TextValues, overrides: TextOverrides): string {
  if (typeof template === 'string') return overrides[key] ?? template
  const form = formName(values.count ?? '')
  return overrides[`${key}.${form}`] ?? template[form]
}

/** Returns the plural form for a formatted number: 1 sztuka, 2 sztuki, 5 sztuk, 0,5 sztuki. */
export function pluralForm(forms: PluralForms, count: string | number): string {
  return forms[formName(count)]
}

/** Returns the accusative forms, after 'zamówić': 1 sztukę. Of the units only feminine ones change, and only for one. */
export function accusative(unit: PluralForms): PluralForms {
  return { ...unit, one: unit.one.replace(/a$/, 'ę') }
}

function formName(count: string | number): keyof PluralForms {
  return plural.select(Number(String(count).replace(',', '.').replace(/\s/g, ''))) as keyof PluralForms
}

function interpolate(template: string, values: TextValues): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(ownProperty(values, name) ?? placeholder))
}

/**
 * Returns the text with no-break spaces between a number and its unit and after one-letter words: '300 ml', '40 × 60 cm', 'z
 * pracowni'.
 */
export function nonBreaking(text: string): string {
  return text.replace(
    /(?<=\d) (?=(?:ml|l|mm|cm|m|g|kg|szt|kpl|\d{3})\b|sztuk|stop|zł|×)|(?<=×|(?:^|\s)[aiouwz]) /giu,
    '\u00a0',
  )
}

/** The same for the text of sanitised HTML, where 'e-mail' is unbroken too; tags are unchanged. */
export function nonBreakingHtml(html: string): string {
  return html.replace(/<[^<>]*>|[^<]+/g, (part) =>
    part.startsWith('<')
      ? part
      : nonBreaking(part).replace(/\be-\p{L}+/giu, '<span class="whitespace-nowrap">$&</span>'),
  )
}

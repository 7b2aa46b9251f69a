import { countCharacters } from '#shared/comment.ts'
import { ownProperty } from '#shared/own-property.ts'
import { done, type Result, refused } from '#shared/result.ts'

/** One thing that a shopper may choose or type when a product is made to his wish (B2.21). Prices: gross minor units of one unit. */
export interface ConfiguratorField {
  key: string
  label: string
  /** Helps to fill it in; may be empty. */
  hint: string
  required: boolean
  /** Asked only when that earlier field has one of these values; with none named: any value at all. */
  when: { field: string; is: string[] } | null
  /** Null: a text is typed. */
  options: { key: string; label: string; price: number }[] | null
  /** Of a text: how many letters it may have, and what it costs when there is any. */
  longest: number
  price: number
}

/** A configuration that can be made: without what was not asked for, what it adds to the price, and the words for it. */
export interface CheckedConfiguration {
  configuration: Record<string, string>
  surcharge: number
  /** 'Blat: dąb; Grawer: „Ola”': two configurations that differ never have the same words. */
  words: string
}

export interface ConfigurationProblem {
  reason: 'missing' | 'unknown' | 'too_long'
  /** Label of the field, and how many letters it takes; empty and 0 where none is meant. */
  label: string
  longest: number
}

/** The most letters that the words for a configuration may have. */
export const maxConfigurationTextLength = 500

/**
 * Checks what was chosen and typed, field by field, and counts what it costs. What was filled in where nothing was asked, because a
 * condition does not hold, is left out: without scripts a form sends every field.
 */
export function checkConfiguration(
  fields: ConfiguratorField[],
  given: Record<string, string>,
): Result<CheckedConfiguration, ConfigurationProblem> {
  const known: CheckedConfiguration = { configuration: {}, surcharge: 0, words: '' }
  if (Object.keys(given).some((key) => !fields.some((field) => field.key === key)))
    return refused({ reason: 'unknown', label: '', longest: 0 })
  const words: string[] = []
  for (const field of fields) {
    if (!isFieldShown(field, known.configuration)) continue
    const value = readValue(field, ownProperty(given, field.key) ?? '')
    if (typeof value === 'string') return refused({ reason: value, label: field.label, longest: field.longest })
    if (value === null) continue
    known.configuration[field.key] = value.value
    known.surcharge += value.price
    words.push(`${field.label}: ${value.words}`)
  }
  known.words = words.join('; ')
  return known.words.length > maxConfigurationTextLength
    ? refused({ reason: 'too_long', label: '', longest: maxConfigurationTextLength })
    : done(known)
}

/** Whether a field is asked for, with what stands in the fields before it. */
export function isFieldShown(
  { when }: Pick<ConfiguratorField, 'when'>,
  configuration: Record<string, string>,
): boolean {
  if (when === null) return true
  const value = ownProperty(configuration, when.field) ?? ''
  return when.is.length > 0 ? when.is.includes(value) : value !== ''
}

interface Value {
  value: string
  price: number
  words: string
}

function readValue(field: ConfiguratorField, raw: string): Value | null | ConfigurationProblem['reason'] {
  const typed = raw.replace(/\s+/g, ' ').trim()
  if (typed === '') return field.required ? 'missing' : null
  if (field.options) {
    const option = field.options.find(({ key }) => key === typed)
    return option ? { value: option.key, price: option.price, words: option.label } : 'unknown'
  }
  const text = typed.replace(/[„”“]/g, '"')
  if (/[\p{Cc}\p{Cs}]/u.test(text)) return 'unknown'
  return countCharacters(text) > field.longest ? 'too_long' : { value: text, price: field.price, words: `„${text}”` }
}

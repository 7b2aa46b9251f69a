import { countCharacters } from '#shared/comment.ts'
import { ownProperty } from '#shared/own-property.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type ConfiguredDays, checkConfiguredDay } from './configured-days.ts'

/** One field of a product's configuration (B2.21). Prices: gross minor units of one unit. */
export interface ConfiguratorField {
  key: string
  label: string
  /** Help for filling it in; may be empty. */
  hint: string
  required: boolean
  /** Shown only when that earlier field has one of these values; with none listed: any value. */
  when: { field: string; is: string[] } | null
  /** Null: a text field. */
  options: { key: string; label: string; price: number }[] | null
  /** A day in place of a text; null for other fields. */
  date: ConfiguredDays | null
  /** For a text: the maximum length in letters, and the surcharge for a text that is not empty. */
  longest: number
  price: number
  /** Working days by which an answer delays the despatch, such as for embroidery. */
  delayDays: number
}

/** A valid configuration: without fields that are not shown, with its surcharge, its text, and the delay of the field that takes longest. */
export interface CheckedConfiguration {
  configuration: Record<string, string>
  surcharge: number
  delayDays: number
  /** 'Blat: dąb; Grawer: „Ola”': different configurations have different texts. */
  words: string
}

export interface ConfigurationProblem {
  reason: 'missing' | 'unknown' | 'too_long' | 'wrong_day'
  /** Key and label of the field, and its maximum length; empty and 0 when they do not apply. */
  key: string
  label: string
  longest: number
}

/** The maximum length of a configuration's text, in letters. */
export const maxConfigurationTextLength = 500

/**
 * Checks the answers field by field, and adds up the surcharges. Answers to fields that are not shown, because a condition is not met, are dropped:
 * without scripts a form sends every field.
 */
export function checkConfiguration(
  fields: ConfiguratorField[],
  answers: Record<string, string>,
): Result<CheckedConfiguration, ConfigurationProblem> {
  const known: CheckedConfiguration = { configuration: {}, surcharge: 0, delayDays: 0, words: '' }
  if (Object.keys(answers).some((key) => !fields.some((field) => field.key === key)))
    return refused({ reason: 'unknown', key: '', label: '', longest: 0 })
  const words: string[] = []
  for (const field of fields) {
    if (!isFieldShown(field, known.configuration)) continue
    const value = readValue(field, ownProperty(answers, field.key) ?? '')
    const { key, label, longest } = field
    if (typeof value === 'string') return refused({ reason: value, key, label, longest })
    if (value === null) continue
    known.configuration[key] = value.value
    known.surcharge += value.price
    known.delayDays = Math.max(known.delayDays, field.delayDays)
    words.push(`${label}: ${value.words}`)
  }
  known.words = words.join('; ')
  return known.words.length > maxConfigurationTextLength
    ? refused({ reason: 'too_long', key: '', label: '', longest: maxConfigurationTextLength })
    : done(known)
}

/** Whether a field is shown, given the answers to the fields before it. */
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
  if (field.date) {
    const words = checkConfiguredDay(typed, field.date)
    return words === null ? 'wrong_day' : { value: typed, price: field.price, words }
  }
  const text = typed.replace(/[„”“]/g, '"')
  if (/[\p{Cc}\p{Cs}]/u.test(text)) return 'unknown'
  return countCharacters(text) > field.longest ? 'too_long' : { value: text, price: field.price, words: `„${text}”` }
}

import type { z } from 'zod'
import { done, type Result, refused } from './result.ts'
import { defineTexts, type Message, type Text } from './text.ts'

/** One problem in a JSON file. */
export interface JsonProblem {
  /** '0.options.1.cost'; '' is the whole document. */
  path: string
  /** The value found, as JSON of at most 60 characters; null: missing. */
  found: string | null
  expected: Message
}

/**
 * Reads JSON by a schema, or returns all problems at once. A refinement of the schema describes its expectation by
 * `expects(text)`.
 */
export function readJson<Value>(schema: z.ZodType<Value>, json: string): Result<Value, JsonProblem[]> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return refused([{ path: '', found: shortened(json), expected: { text: jsonTexts.valid } }])
  }
  const read = schema.safeParse(value)
  if (read.success) return done(read.data)
  return refused(
    read.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      found: foundAt(value, issue.path),
      expected: expectedBy(issue),
    })),
  )
}

/** Describes what a refinement expects. */
export function expects(text: Text): { params: { wanted: Text } } {
  return { params: { wanted: text } }
}

const maxFoundLength = 60

function foundAt(value: unknown, path: PropertyKey[]): string | null {
  const found = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  )
  return found === undefined ? null : shortened(JSON.stringify(found))
}

function shortened(text: string): string {
  return text.length > maxFoundLength ? `${text.slice(0, maxFoundLength - 1)}…` : text
}

function expectedBy(issue: z.core.$ZodIssue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return { text: typeText(issue.expected) }
    case 'too_small':
    case 'too_big':
      return boundWords(issue)
    case 'invalid_format':
      return formatWords(issue)
    case 'invalid_value':
      return choiceOf(issue.values)
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? choiceOf(issue.options) : { text: jsonTexts.other }
    case 'invalid_key':
      return issue.issues[0] ? expectedBy(issue.issues[0]) : { text: jsonTexts.other }
    case 'unrecognized_keys':
      return { text: jsonTexts.unknownFields, values: { fields: issue.keys.join(', ') } }
    case 'custom':
      return { text: (issue.params?.wanted as Text | undefined) ?? jsonTexts.other }
    default:
      return { text: jsonTexts.other }
  }
}

function typeText(expected: string): Text {
  return Object.hasOwn(jsonTexts, expected) ? jsonTexts[expected as keyof typeof jsonTexts] : jsonTexts.other
}

function boundWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Message {
  const isLeast = issue.code === 'too_small'
  const bound = Number(isLeast ? issue.minimum : issue.maximum)
  if (issue.origin === 'string')
    return { text: isLeast ? jsonTexts.longer : jsonTexts.shorter, values: { count: bound } }
  if (issue.origin === 'array')
    return { text: isLeast ? jsonTexts.moreItems : jsonTexts.fewerItems, values: { count: bound } }
  return { text: isLeast ? jsonTexts.atLeast : jsonTexts.atMost, values: { bound } }
}

function formatWords(issue: z.core.$ZodIssueInvalidStringFormat): Message {
  if (issue.format === 'datetime') return { text: jsonTexts.datetime }
  if (issue.format === 'email') return { text: jsonTexts.email }
  return { text: jsonTexts.pattern, values: { pattern: 'pattern' in issue ? String(issue.pattern) : issue.format } }
}

function choiceOf(choices: readonly unknown[]): Message {
  return { text: jsonTexts.choice, values: { choices: choices.join(', ') } }
}

/** The expected value of a JSON file where it contains another. */
export const jsonTexts = defineTexts('json', {
  string: 'tekst',
  number: 'liczba',
  int: 'liczba całkowita',
  boolean: 'true albo false',
  array: 'lista',
  object: 'obiekt',
  record: 'obiekt',
  other: 'coś innego',
  atLeast: 'liczba od {bound}',
  atMost: 'liczba do {bound}',
  longer: {
    one: 'co najmniej {count} znak',
    few: 'co najmniej {count} znaki',
    many: 'co najmniej {count} znaków',
    other: 'co najmniej {count} znaku',
  },
  shorter: {
    one: 'najwyżej {count} znak',
    few: 'najwyżej {count} znaki',
    many: 'najwyżej {count} znaków',
    other: 'najwyżej {count} znaku',
  },
  moreItems: {
    one: 'lista, w której jest co najmniej {count} pozycja',
    few: 'lista, w której są co najmniej {count} pozycje',
    many: 'lista, w której jest co najmniej {count} pozycji',
    other: 'lista, w której jest co najmniej {count} pozycji',
  },
  fewerItems: {
    one: 'lista, w której jest najwyżej {count} pozycja',
    few: 'lista, w której są najwyżej {count} pozycje',
    many: 'lista, w której jest najwyżej {count} pozycji',
    other: 'lista, w której jest najwyżej {count} pozycji',
  },
  datetime: 'data i godzina, np. 2026-11-30T23:59:00+01:00',
  email: 'adres e-mail',
  pattern: 'tekst według wzoru {pattern}',
  choice: 'jedno z: {choices}',
  unknownFields: 'bez pól: {fields}',
  valid: 'poprawny JSON',
})

import type { z } from 'zod'
import { jsonTexts } from './json-texts.ts'
import { done, type Result, refused } from './result.ts'
import type { Message, Text } from './text.ts'

/** One thing that is wrong in a file of JSON. */
export interface JsonProblem {
  /** '0.options.1.cost'; '' is the whole. */
  place: string
  /** What stands there, as JSON and at most 60 characters; null: nothing. */
  found: string | null
  wanted: Message
}

/**
 * Reads JSON by a schema, or tells everything that is wrong with it at once. A refinement of the schema says what it wants by
 * `wants(text)`.
 */
export function readJson<Value>(schema: z.ZodType<Value>, json: string): Result<Value, JsonProblem[]> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return refused([{ place: '', found: shortened(json), wanted: { text: jsonTexts.valid } }])
  }
  const read = schema.safeParse(value)
  if (read.success) return done(read.data)
  return refused(
    read.error.issues.map((issue) => ({
      place: issue.path.join('.'),
      found: foundAt(value, issue.path),
      wanted: wantedBy(issue),
    })),
  )
}

/** What a refinement wants, in words. */
export function wants(text: Text): { params: { wanted: Text } } {
  return { params: { wanted: text } }
}

const longestFound = 60

function foundAt(value: unknown, path: PropertyKey[]): string | null {
  const found = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  )
  return found === undefined ? null : shortened(JSON.stringify(found))
}

function shortened(text: string): string {
  return text.length > longestFound ? `${text.slice(0, longestFound - 1)}…` : text
}

function wantedBy(issue: z.core.$ZodIssue): Message {
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
      return issue.issues[0] ? wantedBy(issue.issues[0]) : { text: jsonTexts.other }
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

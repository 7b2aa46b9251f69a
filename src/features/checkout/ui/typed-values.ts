import type { Message } from '#shared/text.ts'

/** What the fields of the order's form hold. */
export type TypedValues = Record<string, string>

/** What every part of the form shows: the values to begin with, and what is wrong. */
export interface FormPart {
  values: TypedValues
  problems: Record<string, Message>
}

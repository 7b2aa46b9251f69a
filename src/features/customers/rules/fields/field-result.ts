import type { ValidationCode } from '../../texts/validation.ts'

/** The value to store, with a hint where there is one, or the problem that keeps it from being stored. */
export type FieldResult = { value: string; hint?: FieldProblem } | FieldProblem

/** A code of `validationTexts`, with the values of its placeholders. A hint is one that stops nobody. */
export interface FieldProblem {
  code: ValidationCode
  values?: Record<string, string>
}

/** The part of a form or of the wire's data that a field belongs to. It chooses between codes such as no_city and no_delivery_city. */
export type FieldArea = 'client' | 'delivery' | 'invoice' | 'registration' | 'opinion' | 'returns'

/** What a rule may use besides the typed text; every member may be absent. */
export interface FieldContext {
  /** 'client' when absent. */
  area?: FieldArea
  /** ISO 3166 code of two letters; absent where the form does not ask for a country. */
  country?: string
  /** Empty is valid. */
  optional?: boolean
  /** The field's minlength and maxlength attributes. */
  minLength?: number
  maxLength?: number
  /** The values that a select offers. */
  options?: readonly string[]
  /** The other field of a street: typed in its own field, so the street needs no number. */
  streetNumber?: string
  /** '+48' or '48' of the prefix field. */
  phonePrefix?: string
  /** What the fields beside a password contain. */
  login?: string
  email?: string
  password?: string
  /** From the settings of the area; 6–30 when absent. */
  passwordLength?: LengthBounds
  /** 'RRRR-MM-DD'; a birth date after it is refused. */
  today?: string
}

/** In characters, both inclusive. */
export interface LengthBounds {
  min: number
  max: number
}

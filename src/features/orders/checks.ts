import { problemMessage } from '#features/customers/checks/field-problems.ts'
import { checkEmail } from '#features/customers/rules/fields/email.ts'
import { typedNumber } from '#features/customers/rules/fields/typed-text.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { orderLookupTexts } from './texts/lookup.ts'

/** The carrier's tracking number without spaces and in capitals; null when it is invalid. '' removes it. */
export function readTrackingNumber(typed: string): string | null {
  const number = typed.replace(/\s/g, '').toUpperCase()
  return /^[A-Z0-9-]{5,40}$|^$/.test(number) ? number : null
}

/** What finds an order: its number and its e-mail. */
export interface OrderLookup {
  number: number
  email: string
}

/** Reads the fields of the order lookup, `order_id` and `email`, or says what is wrong with each (B5.52). */
export function readOrderLookup(fields: {
  order_id?: string | undefined
  email?: string | undefined
}): Result<OrderLookup, Record<string, Message>> {
  const digits = typedNumber(fields.order_id ?? '')
  const email = checkEmail(fields.email ?? '')
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  const problems: Record<string, Message> = {}
  if (digits === '') problems.order_id = { text: validationTexts.required }
  else if (number === 0) problems.order_id = { text: orderLookupTexts.wrongNumber }
  if (!('value' in email)) problems.email = problemMessage(email)
  return 'value' in email && Object.keys(problems).length === 0
    ? done({ number, email: email.value })
    : refused(problems)
}

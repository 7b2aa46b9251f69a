import { z } from 'zod'
import type { PostalAddress } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { typedText } from '../rules/fields/typed-text.ts'
import { givesOwnAddress } from '../rules/own-address.ts'
import { contactFields, deliveryFields } from './contact-fields.ts'
import { type FieldProblems, fieldProblems } from './field-problems.ts'

export interface OwnAddress {
  /** '' where a private client has not given it. */
  phone: string
  /** Null where a private client has not given it. */
  place: Pick<PostalAddress, 'street' | 'streetNumber' | 'postcode' | 'city' | 'country'> | null
}

/** Reads a client's own address and phone (B5.39): the address as a whole, which needs a phone, or a phone at most. Problems by field name. */
export function checkOwnAddress(given: Record<string, string>): Result<OwnAddress, FieldProblems> {
  const { country = '', phone: typedPhone = '' } = given
  const { phone } = contactFields(country)
  if (givesOwnAddress(given)) {
    const { firstName: _, lastName: __, company: ___, ...fields } = deliveryFields(country, 'client')
    const read = z.object({ ...fields, phone }).safeParse(given)
    if (!read.success) return refused(fieldProblems(read.error))
    const { phone: number, ...place } = read.data
    return done({ phone: number, place })
  }
  if (typedText(typedPhone) === '') return done({ phone: '', place: null })
  const read = z.object({ phone }).safeParse(given)
  return read.success ? done({ ...read.data, place: null }) : refused(fieldProblems(read.error))
}

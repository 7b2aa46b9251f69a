import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Result } from '#shared/result.ts'
import { anyCountry, problemInBrowser, typedText } from '../../../../test/form-fields.ts'
import { checkSavedAddress } from '../checks/address.ts'
import type { FieldProblems } from '../checks/field-problems.ts'
import { checkProfile } from '../checks/profile.ts'
import type { FormFieldRule } from './fields/form-field-rule.ts'
import { ownAddressFields } from './own-address.ts'
import { profileFields } from './profile-fields.ts'
import { savedAddressFields } from './saved-address-fields.ts'

const today = '2026-11-24'
const valid: Record<string, string> = {
  ...{ kind: 'business', label: '', birthDate: '', firstName: 'Zofia', lastName: 'Wrona', phone: '600700800' },
  ...{ company: 'Wrona i syn', taxNumber: '526-104-08-28', country: 'PL' },
  ...{ street: 'Długa', streetNumber: '5/7', postcode: '31146', city: 'Kraków' },
}

const emptyAddress = Object.fromEntries([...ownAddressFields, 'phone'].map((name) => [name, '']))
const kinds = fc.constantFrom('private', 'business')

type Fields = Record<string, string>
type Form = [
  name: string,
  fields: Record<string, FormFieldRule>,
  check: (fields: Fields) => Result<unknown, FieldProblems>,
]
const forms: Form[] = [
  ['the client’s own data', profileFields(today), (fields) => checkProfile(fields, today)],
  ['a delivery address', savedAddressFields.delivery, (fields) => checkSavedAddress('delivery', fields)],
  ['an invoice address', savedAddressFields.invoice, (fields) => checkSavedAddress('invoice', fields)],
]

test.each(
  forms.flatMap(([form, fields, check]) => Object.entries(fields).map(([name, rule]) => ({ form, name, rule, check }))),
)('what $name of $form accepts and refuses in the browser, the server does, with the same message', (one) => {
  const { name, rule, check } = one
  fc.assert(
    fc.property(typedText, anyCountry, kinds, fc.boolean(), (typed, country, kind, isAddressEmpty) => {
      const values = { ...valid, country, kind, ...(isAddressEmpty && emptyAddress), [name]: typed }
      const checked = check(values)
      const onServer = checked.ok ? undefined : checked.problem[name]
      expect(problemInBrowser(rule, typed, values)?.template ?? null).toBe(onServer?.text.template ?? null)
    }),
    { numRuns: 100 },
  )
})

test.each(forms)('of %s every field that the server refuses is one that the browser checks', (_, fields, check) => {
  const wrong = Object.keys(valid).map((name) => [name, name === 'country' ? '' : '<1>\u0000'])
  const checked = check({ ...Object.fromEntries(wrong), kind: 'business' })
  const refused = checked.ok ? [] : Object.keys(checked.problem)
  expect(refused.sort()).toEqual(Object.keys(fields).sort())
})

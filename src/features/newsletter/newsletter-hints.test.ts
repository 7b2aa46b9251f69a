import { expect, test } from 'vitest'
import { emailHint } from '#features/customers/checks/email-hint.ts'
import { checksOfForm } from '#kit/forms/checks-of-form.ts'
import { translate } from '#shared/text.ts'
import { checkSubscription } from './checks.ts'

const problems = (values: Record<string, string>) => checkSubscription(new Map(Object.entries(values))).problems
const checks = checksOfForm(['mailing_email'], problems, translate, (values) => emailHint('mailing_email', values))

test.each([
  ['anna@', { message: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan.kowalski@example.com.' }],
  ['anna@gmial.com', { hint: 'Czy chodziło o anna@gmail.com?' }],
  ['anna@example.com', {}],
])('a form of the server’s check and its hints finds in %s: %j', (typed, finding) => {
  expect(checks.mailing_email?.check(typed, { mailing_email: typed })).toEqual(finding)
})

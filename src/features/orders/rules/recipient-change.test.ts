import { expect, test } from 'vitest'
import { keepsName, recipientChange } from './recipient-change.ts'

const named = (text: string) => {
  const [firstName = '', lastName = '', company = ''] = text.split('|')
  return { firstName, lastName, company }
}

test.each([
  ['Anna|Nowak', 'Anna|Nowak', 'same'],
  ['małgorzata|kozlowska', 'Małgorzata|Kozłowska', 'same'],
  ['Nowak|Anna', 'Anna|Nowak', 'same'],
  ['Anna|Nowka', 'Anna|Nowak', 'near'],
  ['Anan|Nowka', 'Anna|Nowak', 'near'],
  ['Jan|Nowak', 'Jana|Nowak', 'near'],
  ['Jan|Nowak|Wrona i sny', 'Jan|Nowak|Wrona i syn', 'near'],
  ['Jan|Nowak', 'Zofia|Nowak', 'other'],
  ['Anna|Nowak', 'Anna|Kowalska', 'other'],
  ['Anna|Nowak', 'Anna|Nowak|Pracownia Kwiat', 'other'],
])('%s and %s: %s', (former, now, change) => {
  expect(recipientChange(named(former), named(now))).toBe(change)
})

test.each([
  ['Anna|Nowak', 'Anna|Kowalska', true],
  ['Anna|Żak', 'Hanna|zak', true],
  ['||Wrona', 'Jan|Nowak|Wrona', true],
  ['Anna|Nowak', 'Piotr|Zieliński', false],
  ['||Wrona', '||Kawka', false],
])('%s keeps a name as %s: %s', (former, now, keeps) => {
  expect(keepsName(named(former), named(now))).toBe(keeps)
})

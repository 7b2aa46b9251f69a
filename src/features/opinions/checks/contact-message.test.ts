import { expect, test } from 'vitest'
import { checkContactMessage } from './contact-message.ts'

const valid = { contact_topic: 'order', contact_email: 'anna@example.com', contact_message: 'Gdzie jest paczka?' }
const check = (fields: Record<string, unknown>) => checkContactMessage(new Map(Object.entries(fields)))

test('a message needs an e-mail and a text; the rest may be missing', () => {
  expect(check(valid)).toEqual({
    ...{ name: '', email: 'anna@example.com', topic: 'order', orderNumber: '', message: 'Gdzie jest paczka?' },
    problems: {},
  })
})

test('what was typed is trimmed, with the line ends of a text and without spaces in a number', () => {
  expect(
    check({
      ...valid,
      contact_name: '  Anna \n Nowak ',
      contact_order: '10 001 ',
      contact_message: ' raz\r\ndwa ',
    }),
  ).toMatchObject({ name: 'Anna Nowak', orderNumber: '10001', message: 'raz\ndwa', problems: {} })
})

test.each<[string, Record<string, unknown>, string[]]>([
  ['nothing', {}, ['contact_email', 'contact_message']],
  ['half an address', { ...valid, contact_email: 'anna@' }, ['contact_email']],
  ['spaces', { ...valid, contact_message: ' \r\n ' }, ['contact_message']],
  ['a file', { ...valid, contact_message: new Blob(['x']) }, ['contact_message']],
  ['4001 characters', { ...valid, contact_message: 'a'.repeat(4_001) }, ['contact_message']],
  ['a name of 101 characters', { ...valid, contact_name: 'a'.repeat(101) }, ['contact_name']],
  ['a number with letters', { ...valid, contact_order: 'nr 10001' }, ['contact_order']],
  ['an unknown topic', { ...valid, contact_topic: 'constructor' }, []],
])('in %s these fields are wrong: %j', (_, fields, wrong) => {
  const { problems, topic } = check(fields)
  expect(Object.keys(problems).sort()).toEqual(wrong)
  expect(topic).toBe(fields.contact_topic === 'order' ? 'order' : 'other')
})

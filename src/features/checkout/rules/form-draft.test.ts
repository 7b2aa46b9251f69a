import { expect, test } from 'vitest'
import { fieldsToRestore } from './form-draft.ts'

const draft = JSON.stringify({ city: 'Sopot', country: 'DE', payment: 'transfer', wantsInvoice: 'on', comment: '' })

test.each([
  ['a visitor without known data', {}, ['city', 'country', 'payment', 'wantsInvoice', 'comment']],
  [
    'a client: known data wins',
    { city: 'Łódź', country: 'PL', wantsInvoice: '' },
    ['payment', 'wantsInvoice', 'comment'],
  ],
  ['every kind of field', { payment: 'cash-on-delivery', wantsInvoice: 'on' }, ['city', 'country', 'comment']],
])('%s', (_, known, restored) => {
  expect(fieldsToRestore(draft, known).map(([name]) => name)).toEqual(restored)
})

test.each([null, '', '{broken', 'null', '7', '"text"', '[]', '{"city":7}'])('%s is not a draft', (text) => {
  expect(fieldsToRestore(text, {}).filter(([name]) => name === 'city')).toEqual([])
})

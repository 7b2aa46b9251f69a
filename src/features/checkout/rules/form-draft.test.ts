import { expect, test } from 'vitest'
import { fieldsToRestore, serializeFormDraft } from './form-draft.ts'

const fields = { city: 'Sopot', country: 'DE', payment: 'transfer', wantsInvoice: 'on', comment: '' }
const draft = serializeFormDraft({ version: 'of the page', fields })

test.each([
  ['a visitor without known data', {}, 'newer', ['city', 'country', 'payment', 'wantsInvoice', 'comment']],
  [
    'a client: known data wins',
    { city: 'Łódź', country: 'PL', wantsInvoice: '' },
    'newer',
    ['payment', 'wantsInvoice', 'comment'],
  ],
  ['every kind of field', { payment: 'cash-on-delivery', wantsInvoice: 'on' }, 'newer', ['city', 'country', 'comment']],
  [
    'the values that it was typed over: everything typed wins',
    { city: 'Łódź', country: 'PL', wantsInvoice: '' },
    'of the page',
    ['city', 'country', 'payment', 'wantsInvoice', 'comment'],
  ],
])('%s', (_, known, version, restored) => {
  expect(fieldsToRestore(draft, known, version).map(([name]) => name)).toEqual(restored)
})

test.each([null, '', '{broken', 'null', '7', '"text"', '[]', '{"fields":{"city":7}}', '{"fields":"text"}'])(
  '%s is not a draft',
  (text) => {
    expect(fieldsToRestore(text, {}, '').filter(([name]) => name === 'city')).toEqual([])
  },
)

import { expect, test } from 'vitest'
import type { ProductKind } from '#features/catalogue/rules/product.ts'
import { consentsFor } from './consents.ts'

test.each<[string, ProductKind[], boolean, string[], string[]]>([
  ['a mug', ['item'], false, ['terms'], ['terms']],
  ['a mug with an invoice', ['item'], true, ['terms', 'eInvoice'], ['terms']],
  ['a gift card by e-mail', ['virtual'], false, ['terms', 'digital'], ['terms', 'digital']],
  ['a workshop and a mug', ['item', 'service'], false, ['terms', 'service'], ['terms']],
  [
    'all of them, twice',
    ['virtual', 'service', 'virtual', 'bundle'],
    true,
    ['terms', 'digital', 'service', 'eInvoice'],
    ['terms', 'digital'],
  ],
])(
  'B5.45 the buyer of %s is asked for each consent once, and only for what the goods need',
  (_, goods, invoice, asked, required) => {
    const consents = consentsFor(goods, { invoice })
    expect(consents.map(({ kind }) => kind)).toEqual(asked)
    expect(consents.filter((consent) => consent.required).map(({ kind }) => kind)).toEqual(required)
  },
)

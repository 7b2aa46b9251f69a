import { expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { rowsSumWords } from './rows-sum-words.ts'

const words = (left: string[], paged = false) =>
  rowsSumWords(
    { count: 2, amount: 9300, left },
    { paged, t: (text, values) => translate(text, values, {}), price: (amount) => `${amount / 100} zł` },
  )

test.each([
  [[], false, 'Wszystkie do koszyka', ''],
  [[], true, 'Wszystkie z tej strony do koszyka', ''],
  [['Fartuch'], false, '2 produkty do koszyka', 'Pomijamy: Fartuch'],
  [['Fartuch'], true, '2 produkty z tej strony do koszyka', 'Pomijamy: Fartuch'],
  [['A', 'B', 'C', 'D'], false, '2 produkty do koszyka', 'Pomijamy: A, B, C, D'],
  [['A', 'B', 'C', 'D', 'E', 'F'], false, '2 produkty do koszyka', 'Pomijamy: A, B, C, D i jeszcze 2'],
])(
  'B7.9 with %j left out (of a page of several: %s) the button says %s, and the note %s',
  (left, paged, button, note) => {
    expect(words(left, paged)).toEqual({ amount: '93 zł', button, left: note })
  },
)

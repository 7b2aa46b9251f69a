import { expect, test } from 'vitest'
import type { SaleTerms } from '#features/catalogue/rules/sale-state.ts'
import { polishZloty } from '#shared/money.ts'
import { priceText } from './price-text.ts'

const sold: SaleTerms = { free: false, phonePrice: false, basketEnabled: false, pointsPrice: null }

test.each<[Partial<SaleTerms>, number[], string, string | null]>([
  [{}, [5900], 'szt.', '59,00 zł'],
  [{}, [5900, 5900], 'szt.', '59,00 zł'],
  [{}, [15200], 'kg', '152,00 zł za kg'],
  [{}, [4500, 2900], 'szt.', 'od 29,00 zł'],
  [{ free: true }, [0], 'szt.', 'Gratis'],
  [{ phonePrice: true }, [5900], 'szt.', 'Cena na telefon'],
  [{ pointsPrice: 150 }, [], 'szt.', '150 punktów'],
  [{}, [], 'szt.', null],
])('A3.8 suggestions show the price as cards do: %j %j %s is %s', (terms, amounts, unit, expected) => {
  expect(
    priceText({ ...sold, ...terms }, amounts, unit, { format: polishZloty, textOverrides: {} })?.replaceAll(
      '\u00a0',
      ' ',
    ) ?? null,
  ).toBe(expected)
})

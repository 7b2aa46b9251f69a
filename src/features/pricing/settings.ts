import { choiceSetting } from '#shared/setting.ts'

export type PriceType = 'gross' | 'net'

/** Whether prices are shown with VAT or without (A1.3). */
export const priceTypeSetting = choiceSetting<PriceType>(
  'prices.type',
  'gross',
  ['gross', 'net'],
  'Ceny w sklepie: brutto albo netto',
)

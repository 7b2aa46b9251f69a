import { baseCurrency } from '#shared/currency.ts'
import { choiceSetting, type Setting } from '#shared/setting.ts'

export type PriceType = 'gross' | 'net'

/** Whether prices are shown with VAT or without (A1.3). */
export const priceTypeSetting = choiceSetting<PriceType>(
  'prices.type',
  'gross',
  ['gross', 'net'],
  'Ceny w sklepie: brutto albo netto',
)

/** Codes of the currencies in which one may buy; PLN is always among them. Typed as 'PLN,EUR'. */
export const offeredCurrenciesSetting: Setting<string[]> = {
  key: 'prices.currencies',
  default: [baseCurrency],
  description: 'Waluty, w których można kupować; PLN zawsze (PLN,EUR)',
  check: (raw) => {
    const codes = typeof raw === 'string' ? raw.split(',').map((code) => code.trim()) : raw
    if (!Array.isArray(codes) || !codes.every((code) => /^[A-Z]{3}$/.test(code))) return null
    return [...new Set([baseCurrency, ...codes])]
  },
}

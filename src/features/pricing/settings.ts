import { baseCurrency } from '#shared/money.ts'
import { choiceSetting, type Setting } from '#shared/setting.ts'

export type PriceType = 'gross' | 'net'

/** Whether prices are shown with VAT or without (A1.3). */
export const priceTypeSetting = choiceSetting<PriceType>(
  'prices.type',
  'gross',
  ['gross', 'net'],
  'Ceny w sklepie: brutto albo netto',
)

/** Codes of the offered currencies; PLN is always one of them. Typed as 'PLN,EUR'. */
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

export type CountedCut = 'each' | 'first'

/**
 * Whether a deeper cut begins a separate reduction, as Polish law has it, or continues the first one, as art. 6a(5) of Directive 98/6/EC
 * allows member states to choose.
 */
export const countedCutSetting = choiceSetting<CountedCut>(
  'prices.lowestPriceBefore',
  'each',
  ['each', 'first'],
  'Najniższa cena z 30 dni: przed każdą kolejną obniżką (prawo polskie) albo przed pierwszą z nieprzerwanych',
)

/** Whether the net price is shown with the gross one, or the gross one with the net. */
export const bothPricesSetting = choiceSetting<'no' | 'yes'>(
  'prices.both',
  'no',
  ['no', 'yes'],
  'Obok ceny brutto także netto, a obok ceny netto także brutto',
)

/** Whether all thresholds of a quantity discount are shown, or the next one. */
export const shownTiersSetting = choiceSetting<'all' | 'next'>(
  'prices.shownTiers',
  'all',
  ['all', 'next'],
  'Progi rabatu ilościowego: wszystkie albo tylko najbliższy',
)

/** The settings for price texts. */
export function priceTextSettings(settings: { get: <Value>(setting: Setting<Value>) => Value }) {
  return {
    priceType: settings.get(priceTypeSetting),
    both: settings.get(bothPricesSetting),
    shownTiers: settings.get(shownTiersSetting),
  }
}

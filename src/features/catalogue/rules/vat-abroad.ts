import { exemptFromVat } from '#shared/money.ts'
import type { Setting } from '#shared/setting.ts'
import { ossSetting, vatAbroadSetting } from '../settings.ts'
import type { CountryVat } from './country-vat.ts'
import { euVatCountries, euVatRate, type VatRateKind } from './eu-vat-rates.ts'

/** The country of the seller's own rates. */
export const homeCountry = 'PL'

interface VatSettings {
  get: <Value>(setting: Setting<Value>) => Value
}

/**
 * Whether the shop sells to a country: at home, and in the other member states once the seller declares VAT there by OSS (act on VAT, art.
 * 130a–130d; directive 2006/112/EC, art. 369a–369k). Nothing is sold out of the Union.
 */
export function sellsTo(country: string, settings: VatSettings): boolean {
  return country === homeCountry || (settings.get(ossSetting) === 'yes' && euVatCountries.includes(country))
}

/**
 * The rates that a consumer in this country pays on a day ('YYYY-MM-DD'; art. 22(1)(1a) of the act on VAT: where the transport ends); null: those
 * of the shop.
 */
export function countryVat(country: string, settings: VatSettings, day: string): CountryVat | null {
  const standard = country === homeCountry || !sellsTo(country, settings) ? null : euVatRate(country, 'standard', day)
  if (standard === null) return null
  const mapped = settings
    .get(vatAbroadSetting)
    .map((text) => text.split(/[:=]/) as [country: string, vatClass: string, kind: VatRateKind])
    .filter(([of]) => of === country)
    .flatMap(([, vatClass, kind]) => {
      const percent = euVatRate(country, kind, day)
      return percent === null ? [] : [[vatClass, percent] as const]
    })
  return { standard, classes: { [exemptFromVat]: exemptFromVat, ...Object.fromEntries(mapped) } }
}

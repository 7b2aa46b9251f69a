import { type Currency, isBase } from '#shared/currency.ts'
import type { PublicShop } from '#shop'
import { offeredCurrenciesSetting } from '../settings.ts'

type Currencies = Pick<PublicShop, 'currencies'>

/** The currencies in which one may buy, in the merchant's order. */
export function offeredCurrencies(shop: Currencies & Pick<PublicShop, 'settings'>): Currency[] {
  const codes = shop.settings.get(offeredCurrenciesSetting)
  return shop.currencies.filter(({ format }) => codes.includes(format.code))
}

/** The currency of this code if it is offered, else PLN. */
export function chooseCurrency(shop: Currencies & Pick<PublicShop, 'settings'>, code: string | undefined): Currency {
  return offeredCurrencies(shop).find(({ format }) => format.code === code) ?? baseOf(shop)
}

/** PLN. */
export function baseOf({ currencies }: Currencies): Currency {
  const base = currencies.find(isBase)
  if (!base) throw new Error('a shop without PLN')
  return base
}

/** A currency that something was paid or priced in, offered or not. Throws when the shop does not know it. */
export function currencyOf({ currencies }: Currencies, code: string): Currency {
  const currency = currencies.find(({ format }) => format.code === code)
  if (!currency) throw new Error(`a currency without prices: ${code}`)
  return currency
}

import { type RawBuilder, sql } from 'kysely'
import { type Currency, isBaseCurrency } from '#shared/money.ts'
import type { PublicShop } from '#shop'
import { offeredCurrenciesSetting } from '../settings.ts'
import { isInForceSql } from './price-in-force-sql.ts'

type Currencies = Pick<PublicShop, 'currencies'>

/** The currencies offered to customers, in the merchant's order. */
export function offeredCurrencies(shop: Currencies & Pick<PublicShop, 'settings'>): Currency[] {
  const codes = shop.settings.get(offeredCurrenciesSetting)
  return shop.currencies.filter(({ format }) => codes.includes(format.code))
}

/** The currency of this code if it is offered, else PLN. */
export function chooseCurrency(shop: Currencies & Pick<PublicShop, 'settings'>, code: string | undefined): Currency {
  return offeredCurrencies(shop).find(({ format }) => format.code === code) ?? getBaseCurrency(shop)
}

/** PLN. */
export function getBaseCurrency({ currencies }: Currencies): Currency {
  const base = currencies.find(isBaseCurrency)
  if (!base) throw new Error('the base currency PLN is missing')
  return base
}

/** A currency in which something was paid or priced, offered or not. Throws when the shop does not know it. */
export function getCurrency({ currencies }: Currencies, code: string): Currency {
  const currency = currencies.find(({ format }) => format.code === code)
  if (!currency) throw new Error(`unknown currency: ${code}`)
  return currency
}

/**
 * The id of the price list for this size in the shop's currency: that currency's own as soon as a price for the size is in force there,
 * else the one in PLN, whose amounts are then converted.
 */
export function priceListIdSql(shop: PublicShop, sizeId: RawBuilder<number>): RawBuilder<number> {
  const { priceListId } = shop.currency
  if (isBaseCurrency(shop.currency)) return sql`${priceListId}::integer`
  return sql`case
    when exists (select from price where size_id = ${sizeId} and price_list_id = ${priceListId} and ${isInForceSql(shop, 'price')})
    then ${priceListId}::integer else ${getBaseCurrency(shop).priceListId}::integer
  end`
}

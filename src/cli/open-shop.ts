import { chooseCurrency, offeredCurrencies } from '#features/pricing/reads/currencies.ts'
import type { PublicShop } from '#shop'
import { CommandRefused, type Terminal } from './terminal.ts'

/** The shop at the time of the command, with no visitor in it. */
export async function openShop({ config, house }: Terminal): Promise<PublicShop> {
  return (await house()).publicShop(config.publicUrl ?? `http://${config.host}:${config.port}`)
}

/** The same in one of the currencies that it offers. */
export async function openShopIn(terminal: Terminal, code: string): Promise<PublicShop> {
  const shop = await openShop(terminal)
  const currency = chooseCurrency(shop, code)
  if (currency.format.code === code) return { ...shop, currency }
  const offered = offeredCurrencies(shop).map(({ format }) => format.code)
  throw new CommandRefused(`Sklep nie oferuje waluty ${code}. Oferuje: ${offered.join(', ')}`)
}

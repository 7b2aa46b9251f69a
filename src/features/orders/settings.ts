import { numberSetting, type Setting } from '#shared/setting.ts'
import { statusMailKinds } from './rules/order-status.ts'

/** Three orders in an evening get three mails at once; a flood of orders from strangers is limited to this rate. */
export const mailsPerHourSetting = numberSetting(
  'orders.mailsPerHour',
  5,
  [1, 1_000],
  'Ile potwierdzeń zamówień wysyła się w ciągu godziny na jeden adres e-mail; następne czekają',
)

export const mailsPerDaySetting = numberSetting(
  'orders.mailsPerDay',
  15,
  [1, 10_000],
  'Ile potwierdzeń zamówień wysyła się w ciągu doby na jeden adres e-mail; następne czekają',
)

/** Mails with links to orders are kept for months; a new link comes by the form that finds orders. */
export const orderLinkDaysSetting = numberSetting(
  'orders.linkDays',
  90,
  [1, 3_650],
  'Ile dni otwierają zamówienie linki z wiadomości; nowy kupujący dostaje ze strony „Znajdź zamówienie”',
)

/** At least as long as the law says (art. 27 of the consumer rights act). */
export const returnDaysSetting = numberSetting(
  'orders.returnDays',
  14,
  [14, 3_650],
  'Ile dni ma kupujący na zwrot, jak pokazuje strona produktu; tyle samo powinno stać w regulaminie',
)

/** The command line passes values separated by spaces. */
export const statusMailsSetting: Setting<(typeof statusMailKinds)[number][]> = {
  key: 'orders.newsMails',
  default: [...statusMailKinds],
  description: `O czym sklep pisze do kupującego po złożeniu zamówienia: ${statusMailKinds.join(' ')}; pusto: o niczym`,
  check: (raw) => {
    const kinds = typeof raw === 'string' ? raw.split(/[\s,]+/).filter(Boolean) : raw
    if (!Array.isArray(kinds) || !kinds.every((news) => statusMailKinds.includes(news))) return null
    return statusMailKinds.filter((news) => kinds.includes(news))
  },
}

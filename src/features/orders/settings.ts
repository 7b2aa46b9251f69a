import { numberSetting, type Setting } from '#shared/setting.ts'
import { type OrderNews, orderNews } from './rules/news.ts'

/** Three orders in an evening get three mails at once; a flood from strangers does not reach a mailbox faster than this. */
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

/** The terminal gives words with spaces between. */
export const newsMailsSetting: Setting<OrderNews[]> = {
  key: 'orders.newsMails',
  default: [...orderNews],
  description: `O czym sklep pisze do kupującego po złożeniu zamówienia: ${orderNews.join(' ')}; pusto: o niczym`,
  check: (raw) => {
    const asked = typeof raw === 'string' ? raw.split(/[\s,]+/).filter(Boolean) : raw
    if (!Array.isArray(asked) || !asked.every((news) => orderNews.includes(news))) return null
    return orderNews.filter((news) => asked.includes(news))
  },
}

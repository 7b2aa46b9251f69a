import { numberSetting } from '#shared/setting.ts'

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

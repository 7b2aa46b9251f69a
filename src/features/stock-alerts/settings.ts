import { numberSetting } from '#shared/setting.ts'

/** How many alerts one visitor, and one mailbox, may request within a day; also the limit of mails to one mailbox. */
export const maxPerDaySetting = numberSetting(
  'observed.mostPerDay',
  20,
  [1, 1_000],
  'Ile powiadomień o dostępności można zamówić w ciągu doby z jednego miejsca i na jeden adres e-mail',
)

/** After so many days an alert is deleted. */
export const alertDaysSetting = numberSetting(
  'observed.keptDays',
  180,
  [1, 730],
  'Po ilu dniach usuwa się adres osoby, która czeka na powiadomienie o dostępności',
)

import { numberSetting } from '#shared/setting.ts'

/** How many notifications one visitor, and one mailbox, may ask for within a day; no more are sent to a mailbox either. */
export const maxPerDaySetting = numberSetting(
  'observed.mostPerDay',
  20,
  [1, 1_000],
  'Ile powiadomień o dostępności można zamówić w ciągu doby z jednego miejsca i na jeden adres e-mail',
)

/** After so many days without the goods the address is forgotten. */
export const alertDaysSetting = numberSetting(
  'observed.keptDays',
  180,
  [1, 730],
  'Po ilu dniach usuwa się adres osoby, która czeka na powiadomienie o dostępności',
)

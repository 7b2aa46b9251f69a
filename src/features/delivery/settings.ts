import { choiceSetting, numberSetting, type Setting } from '#shared/setting.ts'
import { readCalendarDays, readDeadline, readWeekdays } from './checks/despatch-days.ts'
import type { DespatchRules, Promises, TomorrowWording } from './rules/shipping-promise.ts'

const workingWeekdays: Setting<number[]> = {
  key: 'delivery.workingWeekdays',
  default: [1, 2, 3, 4, 5],
  description: 'Dni tygodnia, w które sklep wysyła, po spacji (1 poniedziałek … 7 niedziela)',
  check: readWeekdays,
}

const closedDays: Setting<string[]> = {
  key: 'delivery.closedDays',
  default: [],
  description: 'Kiedy sklep nie wysyła, poza świętami: RRRR-MM-DD po spacji, także RRRR-MM-DD..RRRR-MM-DD',
  check: readCalendarDays,
}

function deadlineSetting(weekday: string, from: string): Setting<string> {
  return {
    key: `delivery.orderDeadline.${weekday}`,
    default: '15:00',
    description: `Do której zamówienie ${from} wychodzi tego samego dnia (GG:MM; none: o każdej porze)`,
    check: readDeadline,
  }
}

/** The destination of visitors who have not chosen one: used by the product page and the basket at first. */
export const countrySetting: Setting<string> = {
  key: 'delivery.country',
  default: 'PL',
  description:
    'Kraj, dla którego strona towaru i koszyk pokazują koszty dostawy, zanim kupujący wybierze inny (dwie litery)',
  check: (raw) => (typeof raw === 'string' && /^[A-Z]{2}$/.test(raw) ? raw : null),
}

/** When the shop sends, and how the product page words it. */
export const despatchSettings = {
  workingWeekdays,
  closedDays,
  /** From Monday on. */
  orderDeadlines: [
    deadlineSetting('monday', 'z poniedziałku'),
    deadlineSetting('tuesday', 'z wtorku'),
    deadlineSetting('wednesday', 'ze środy'),
    deadlineSetting('thursday', 'z czwartku'),
    deadlineSetting('friday', 'z piątku'),
    deadlineSetting('saturday', 'z soboty'),
    deadlineSetting('sunday', 'z niedzieli'),
  ],
  hoursBeforeOrderBy: numberSetting(
    'delivery.hoursBeforeOrderBy',
    3,
    [0, 24],
    'Ile godzin przed tą porą sklep przestaje obiecywać wysyłkę tego samego dnia',
  ),
  inDaysAbove: numberSetting('delivery.inDaysAbove', 29, [1, 100], 'Powyżej ilu dni mówi się „Wysyłka za … dni”'),
  tomorrowAs: choiceSetting<TomorrowWording>(
    'delivery.tomorrowAs',
    'day',
    ['day', 'hours'],
    'Wysyłka następnego dnia: słowem „jutro” albo w godzinach',
  ),
  promises: choiceSetting<Promises>(
    'delivery.promises',
    'day',
    ['day', 'law'],
    'Czy sklep mówi, którego dnia wyśle (godziny: delivery.orderDeadline…); law: tylko, że niezwłocznie, najpóźniej w 30 dni, jak w regulaminie',
  ),
}

/** The current rules of despatch, with `holidays` ('YYYY-MM-DD') as closed days. */
export function despatchRules(
  settings: { get: <Value>(setting: Setting<Value>) => Value },
  holidays: Iterable<string>,
): DespatchRules {
  const deadlines = despatchSettings.orderDeadlines.map((setting, index) => {
    const deadline = settings.get(setting)
    return [index + 1, deadline === 'none' ? null : deadline]
  })
  return {
    calendar: {
      weekdays: settings.get(workingWeekdays),
      closedDays: [...holidays, ...settings.get(closedDays)],
      deadlines: Object.fromEntries(deadlines),
      hoursBeforeOrderBy: settings.get(despatchSettings.hoursBeforeOrderBy),
    },
    style: {
      inDaysAbove: settings.get(despatchSettings.inDaysAbove),
      tomorrowAs: settings.get(despatchSettings.tomorrowAs),
      promises: settings.get(despatchSettings.promises),
    },
  }
}

/** Whether the shop names a day of despatch; otherwise nothing on it may say that goods leave quickly. */
export function namesDays(settings: { get: <Value>(setting: Setting<Value>) => Value }): boolean {
  return settings.get(despatchSettings.promises) === 'day'
}

/** The earliest order deadline on a working day: '15:00', or '24:00' when there is none. */
export function orderBy(settings: { get: <Value>(setting: Setting<Value>) => Value }): string {
  const deadlines = settings.get(workingWeekdays).map((day) => {
    const setting = despatchSettings.orderDeadlines[day - 1]
    return setting ? settings.get(setting) : 'none'
  })
  return deadlines.filter((deadline) => deadline !== 'none').sort()[0] ?? '24:00'
}

import { idsSetting, numberSetting } from '#shared/setting.ts'

/** The products that goods can be wrapped in: their ids. */
export const wrapsSetting = idsSetting(
  'basket.wraps',
  'Numery produktów, w które można zapakować zakupy na prezent, po spacji',
)

/** For how many minutes goods are held for whoever has the order form open; 0: they are not. */
export const holdMinutesSetting = numberSetting(
  'stock.holdMinutes',
  0,
  [0, 60],
  'Przez ile minut od otwarcia formularza zamówienia trzymać towar dla kupującego; 0: wcale',
)

/** A client's basket that has not changed for so many days is cleared; a guest's goes with his visit. */
export const inactiveBasketDaysSetting = numberSetting(
  'basket.keepDays',
  60,
  [1, 3_650],
  'Po ilu dniach bez zmian czyści się koszyk klienta, razem z tym, co zapisał na później',
)

/** For how many days the address of a shared basket opens it. */
export const shareDaysSetting = numberSetting(
  'basket.shareDays',
  30,
  [1, 365],
  'Przez ile dni działa link do udostępnionego koszyka',
)

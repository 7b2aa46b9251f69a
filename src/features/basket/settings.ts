import { idsSetting, numberSetting } from '#shared/setting.ts'

/** The ids of the products offered as wrappings. */
export const wrapsSetting = idsSetting(
  'basket.wraps',
  'Numery produktów, w które można zapakować zakupy na prezent, po spacji',
)

/** Minutes for which goods are reserved while the order form is open; 0: no reservation. */
export const holdMinutesSetting = numberSetting(
  'stock.holdMinutes',
  0,
  [0, 60],
  'Przez ile minut od otwarcia formularza zamówienia trzymać towar dla kupującego; 0: wcale',
)

/** Days without a change after which a client's basket is cleared; a guest's is deleted with the visit. */
export const inactiveBasketDaysSetting = numberSetting(
  'basket.keepDays',
  60,
  [1, 3_650],
  'Po ilu dniach bez zmian czyści się koszyk klienta, razem z tym, co zapisał na później',
)

/** Days until a shared basket expires. */
export const shareDaysSetting = numberSetting(
  'basket.shareDays',
  30,
  [1, 365],
  'Przez ile dni działa link do udostępnionego koszyka',
)

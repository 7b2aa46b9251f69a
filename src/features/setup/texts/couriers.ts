import { defineTexts } from '#shared/text.ts'

/** What couriers of the templates are called; the merchant's own words afterwards. */
export const courierTexts = defineTexts('setup.couriers', {
  courier: 'Kurier',
  locker: 'Automat paczkowy',
  post: 'Poczta',
  pickup: 'Odbiór osobisty',
  pickupAt: '{street}, {postcode} {city}',
  transfer: 'przelewem na rachunek bankowy',
  cash: 'przy odbiorze, przewoźnikowi',
  account: 'Przelew kieruj na rachunek {account}, a w tytule wpisz numer zamówienia. ',
})

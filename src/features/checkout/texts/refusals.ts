import { defineTexts } from '#shared/text.ts'

/** Why an order is refused, where only the server says so: pages do not load these. */
export const orderRefusalTexts = defineTexts('checkout', {
  notSoldTo: 'Do tego kraju nie sprzedajemy. Wysyłamy do: {countries}.',
  otherVatRules:
    'Pod ten kod pocztowy nie wysyłamy: obowiązują tam inne przepisy o\u00a0VAT. Podaj inny adres albo napisz do nas.',
  prepaidOnly: 'Bez wysyłki nie ma komu zapłacić przy odbiorze. Wybierz przelew.',
  courierWithoutPayment: 'Ten kurier nie przyjmuje takiej płatności. Wybierz inną albo innego kuriera.',
  tooFewPoints: 'masz na to za mało punktów',
  waitToOrder: {
    one: 'Z tego miejsca przyszło bardzo dużo zamówień. Zamów ponownie za {count} minutę, o {time}; wpisane dane zostają.',
    few: 'Z tego miejsca przyszło bardzo dużo zamówień. Zamów ponownie za {count} minuty, o {time}; wpisane dane zostają.',
    many: 'Z tego miejsca przyszło bardzo dużo zamówień. Zamów ponownie za {count} minut, o {time}; wpisane dane zostają.',
    other:
      'Z tego miejsca przyszło bardzo dużo zamówień. Zamów ponownie za {count} minuty, o {time}; wpisane dane zostają.',
  },
})

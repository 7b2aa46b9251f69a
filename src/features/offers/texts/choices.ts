import { defineTexts } from '#shared/text.ts'

/** Texts for options on the product page. They are in server-rendered HTML, so no script includes them. */
export const choiceTexts = defineTexts('choices', {
  parts: 'W zestawie',
  separately: 'osobno {price}',
  size: 'Rozmiar',
  chooseSize: 'Wybierz',
  soldOut: '{size} (brak)',
  backOn: 'wróci ok.\u00a0{date}',
  notWished: 'bez',
  surcharge: '+{price}',
  optional: '(nieobowiązkowe)',
  delay: {
    one: 'Wysyłka o {count} dzień roboczy później.',
    few: 'Wysyłka o {count} dni robocze później.',
    many: 'Wysyłka o {count} dni roboczych później.',
    other: 'Wysyłka o {count} dnia roboczego później.',
  },
  purchase: 'Jak chcesz kupić',
  once: 'Jednorazowo',
  subscription: 'Subskrypcja',
  cheaperPercent: '{percent}% taniej przy każdej dostawie',
  cheaperAmount: '{amount} taniej za {unit} przy każdej dostawie',
  subscriptionMinimum: 'najmniej {quantity}',
  howOften: 'Jak często',
  period: { one: 'co {count} dzień', few: 'co {count} dni', many: 'co {count} dni', other: 'co {count} dnia' },
  subscriptionText:
    'Teraz płacisz tylko za pierwszą dostawę, za następne niczego nie pobieramy sami. Zrezygnujesz w każdej chwili: napisz do nas.',
  characters: '{count} z {most} znaków',
  choosePart: 'Wybierz rozmiar: {product}',
  total: 'Za sztukę z wybranymi dodatkami: {price}',
})

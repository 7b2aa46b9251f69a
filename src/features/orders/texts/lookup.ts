import { defineTexts } from '#shared/text.ts'

/** The page that finds an order by number and e-mail. */
export const orderLookupTexts = defineTexts('orderLookup', {
  title: 'Znajdź zamówienie',
  lead: 'Podaj numer zamówienia i e-mail podany przy zakupie. Wyślemy na ten adres link i kod.',
  number: 'Numer zamówienia',
  numberHint: 'Jest w temacie potwierdzenia, na przykład 10001',
  email: 'E-mail z zamówienia',
  send: 'Wyślij link',
  wrongNumber: 'Numer zamówienia to najwyżej 9 cyfr, na przykład 10001.',
  sentTitle: 'Sprawdź pocztę',
  sent: 'Jeśli zamówienie nr {number} złożono z tym adresem, za chwilę przyjdzie na niego link i kod. Zajrzyj też do spamu.',
  code: 'Kod z wiadomości',
  codeHint: 'Sześć cyfr; działa przez pół godziny',
  open: 'Otwórz zamówienie',
  wrongCode: 'Ten kod nie pasuje albo już nie działa. Sprawdź cyfry albo poproś o nowy link.',
  wait: 'Za dużo prób. Spróbuj ponownie {date} po {time}.',
  again: 'Wyślij jeszcze raz',
  haveAccount: 'Masz konto? {link}, a zobaczysz wszystkie zamówienia.',
  haveAccountLink: 'Zaloguj się',
  help: 'Nie masz numeru albo dostępu do e-maila?',
  helpText: 'Odezwij się, znajdziemy zamówienie razem.',
  write: 'Napisz do nas',
  backToShop: 'Wróć do sklepu',
})

export const orderLinkMailTexts = defineTexts('orderLinkMail', {
  subject: 'Link do zamówienia nr {number}',
  preview: 'Otwórz zamówienie linkiem albo kodem',
  title: 'Twoje zamówienie',
  text: 'Ktoś, pewnie ty, prosi o dostęp do zamówienia nr {number}.',
  button: 'Otwórz zamówienie',
  code: 'Albo wpisz na stronie ten kod: {code}. Działa przez pół godziny.',
  notYou: 'To nie ty? Nic nie rób: bez tej wiadomości nikt zamówienia nie otworzy.',
})

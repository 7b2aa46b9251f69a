import { defineTexts } from '#shared/text.ts'

/** Results of subscribing and unsubscribing: the same texts for known and unknown addresses. */
export const newsletterAnswerTexts = defineTexts('newsletterAnswer', {
  asked:
    'Prawie gotowe. Za chwilę dostaniesz od nas wiadomość: potwierdź w\u00a0niej, że to twój adres. Link działa 7 dni. Nie ma jej? Zajrzyj do spamu.',
  askedTitle: 'Sprawdź skrzynkę',
  askedToWithdraw:
    'Jeśli ten adres jest na naszej liście, za chwilę przyjdzie na niego wiadomość z\u00a0linkiem, który go wypisuje.',
  wait: {
    one: 'Za dużo prób. Spróbuj za {count} minutę.',
    few: 'Za dużo prób. Spróbuj za {count} minuty.',
    many: 'Za dużo prób. Spróbuj za {count} minut.',
    other: 'Za dużo prób. Spróbuj za {count} minuty.',
  },
  closed: 'Sklep nie przyjmuje teraz zapisów na newsletter.',
})

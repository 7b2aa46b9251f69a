import { defineTexts } from '#shared/text.ts'

/** The form in the footer and on its own page. */
export const newsletterTexts = defineTexts('newsletter', {
  title: 'Newsletter',
  lead: 'Nowości i\u00a0promocje prosto do skrzynki. Wypiszesz się, kiedy zechcesz.',
  email: 'Adres do newslettera',
  consent:
    'Chcę dostawać na ten adres newsletter sklepu {shop}: informacje handlowe o\u00a0nowościach, promocjach i\u00a0wydarzeniach. Zgodę mogę wycofać w\u00a0każdej chwili, także linkiem w\u00a0każdej wiadomości.',
  noConsent: 'Zaznacz zgodę. Bez niej nie możemy nic wysłać.',
  privacy: 'Jak chronimy twoje dane',
  send: 'Zapisz mnie',
  connection: 'Brak połączenia. Sprawdź internet i\u00a0spróbuj jeszcze raz.',
})

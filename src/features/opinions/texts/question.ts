import { defineTexts } from '#shared/text.ts'

/** The form for a question about a product, and its results. */
export const questionTexts = defineTexts('question', {
  email: 'Twój e-mail',
  emailHint: 'Odpowiemy na ten adres. Do niczego innego go nie użyjemy.',
  question: 'Pytanie',
  noQuestion: 'Napisz, o co chcesz zapytać',
  tooLong: {
    one: 'Skróć pytanie: zmieści się {count} znak.',
    few: 'Skróć pytanie: zmieszczą się {count} znaki.',
    many: 'Skróć pytanie: zmieści się {count} znaków.',
    other: 'Skróć pytanie: zmieści się {count} znaku.',
  },
  send: 'Wyślij pytanie',
  sent: 'Dziękujemy, pytanie jest już u nas. Odpowiemy na podany adres.',
  wait: {
    one: 'Za dużo pytań naraz. Następne wyślesz za {count} minutę.',
    few: 'Za dużo pytań naraz. Następne wyślesz za {count} minuty.',
    many: 'Za dużo pytań naraz. Następne wyślesz za {count} minut.',
    other: 'Za dużo pytań naraz. Następne wyślesz za {count} minuty.',
  },
  closed: 'Sklep nie przyjmuje tu teraz pytań.',
  unknownProduct: 'Nie ma już tego produktu',
  privacy: 'Jak chronimy twoje dane',
})

/** To the seller. */
export const questionMailTexts = defineTexts('questionMail', {
  subject: 'Pytanie o {product} (nr {id})',
  preview: 'Klient pyta o produkt. Odpowiedz na tę wiadomość.',
  title: 'Pytanie o produkt',
  about: 'Produkt: {product}, nr {id}',
  asker: 'Pyta: {email}',
  note: 'Odpowiedź na tę wiadomość trafi wprost do pytającego. Sklep nie przechowuje pytania.',
})

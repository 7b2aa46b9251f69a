import { defineTexts, type Text } from '#shared/text.ts'
import type { ContactTopic } from '../rules/contact-topics.ts'

/** The form of the contact page, and its results. */
export const contactTexts = defineTexts('contact', {
  title: 'Napisz do nas',
  lead: 'Odpowiemy na twój adres e-mail.',
  topic: 'Temat',
  topicOrder: 'Zamówienie',
  topicProduct: 'Produkt',
  topicQuote: 'Wycena',
  topicReturn: 'Zwrot albo reklamacja',
  topicOther: 'Coś innego',
  email: 'E-mail do odpowiedzi',
  name: 'Imię',
  orderNumber: 'Numer zamówienia',
  optional: '(nieobowiązkowe)',
  message: 'Wiadomość',
  wrongOrder: 'Numer zamówienia to najwyżej 9 cyfr, na przykład 10001.',
  noMessage: 'Napisz, w\u00a0czym możemy pomóc',
  tooLong: {
    one: 'Skróć: zmieści się {count} znak.',
    few: 'Skróć: zmieszczą się {count} znaki.',
    many: 'Skróć: zmieści się {count} znaków.',
    other: 'Skróć: zmieści się {count} znaku.',
  },
  send: 'Wyślij wiadomość',
  sent: 'Dziękujemy, wiadomość jest już u\u00a0nas. Odpowiemy na podany adres.',
  privacy: 'Adresu użyjemy tylko do odpowiedzi: {link}.',
  privacyLink: 'jak chronimy twoje dane',
  wait: {
    one: 'Za dużo wiadomości naraz. Następną wyślesz za {count} minutę.',
    few: 'Za dużo wiadomości naraz. Następną wyślesz za {count} minuty.',
    many: 'Za dużo wiadomości naraz. Następną wyślesz za {count} minut.',
    other: 'Za dużo wiadomości naraz. Następną wyślesz za {count} minuty.',
  },
  closed: 'Sklep nie przyjmuje tu teraz wiadomości.',
})

export const contactTopicTexts: Record<ContactTopic, Text> = {
  order: contactTexts.topicOrder,
  product: contactTexts.topicProduct,
  quote: contactTexts.topicQuote,
  return: contactTexts.topicReturn,
  other: contactTexts.topicOther,
}

/** To the seller. */
export const contactMailTexts = defineTexts('contactMail', {
  subject: 'Wiadomość ze sklepu: {topic}',
  subjectOfOrder: 'Wiadomość ze sklepu: {topic}, nr {number}',
  preview: 'Ktoś pisze z\u00a0formularza kontaktowego. Odpowiedz na tę wiadomość.',
  title: 'Wiadomość z\u00a0formularza',
  topic: 'Temat: {topic}',
  order: 'Zamówienie nr {number}',
  author: 'Pisze: {author}',
  note: 'Odpowiedź na tę wiadomość trafi wprost do osoby, która napisała. Sklep nie przechowuje wiadomości.',
})

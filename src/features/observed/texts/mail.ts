import { defineTexts } from '#shared/text.ts'

/** The mail to somebody who waits. */
export const backMailTexts = defineTexts('backMail', {
  subject: '{product} znów w sklepie',
  preview: 'Można już kupić: {product}',
  title: 'Już jest',
  text: 'Prosisz o wiadomość, gdy ten towar wróci. Właśnie wrócił do sklepu.',
  size: '{word}: {size}',
  open: 'Zobacz produkt',
  noReservation: 'Nic nie odkładamy: kto pierwszy zamówi, ten kupi.',
  once: 'To jedyna wiadomość o tym towarze: twojego adresu już przy nim nie trzymamy.',
  stop: 'Nie chcę żadnych powiadomień o dostępności',
})

import { defineTexts } from '#shared/text.ts'

export const mailTexts = defineTexts('orderMail', {
  buyerSubject: 'Potwierdzenie zamówienia nr {number}',
  buyerPreview: 'Dziękujemy! Przyjęliśmy zamówienie na {amount}.',
  buyerTitle: 'Dziękujemy za zamówienie',
  buyerText: 'Zamówienie nr {number} z {day} przyjęliśmy do realizacji.',
  sellerSubject: 'Nowe zamówienie nr {number}: {amount}',
  sellerTitle: 'Nowe zamówienie',
  sellerText: 'Zamówienie nr {number} z {day}, od: {email}, {phone}.',
  openOrder: 'Zobacz zamówienie',
  lineTimes: '{quantity} × {price}',
  attachments: 'W załącznikach: regulamin w wersji z dnia zamówienia i wzór formularza odstąpienia od umowy.',
  termsFile: 'regulamin-wersja-{version}.html',
  withdrawalFile: 'formularz-odstapienia-od-umowy.html',
})

/** The model withdrawal form, annex 2 to the consumer rights act of 30 May 2014. */
export const withdrawalTexts = defineTexts('withdrawalForm', {
  title: 'Wzór formularza odstąpienia od umowy',
  note: '(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
  recipient: 'Adresat: {seller}',
  statement:
    'Ja/My(*) niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu od umowy sprzedaży następujących rzeczy(*) / umowy dostawy następujących rzeczy(*) / umowy o dzieło polegającej na wykonaniu następujących rzeczy(*) / o świadczenie następującej usługi(*):',
  dates: 'Data zawarcia umowy(*)/odbioru(*):',
  contract: 'Umowa zawarta {day}, zamówienie nr {number}',
  name: 'Imię i nazwisko konsumenta(-ów):',
  address: 'Adres konsumenta(-ów):',
  signature: 'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej):',
  date: 'Data:',
  star: '(*) Niepotrzebne skreślić.',
})

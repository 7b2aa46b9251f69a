import { defineTexts } from '#shared/text.ts'

/** What the page of an order says about what comes next, and what its buyer can do. */
export const orderPageTexts = defineTexts('orderPage', {
  next: 'Co dalej',
  stepDone: ' (gotowe)',
  nextPayment: 'Czekamy na wpłatę. Gdy dotrze, damy znać i zaczniemy pakować.',
  nextAccept: 'Zaraz zajmiemy się tym zamówieniem. O każdym kroku napiszemy.',
  nextPack: 'Pakujemy. Damy znać, gdy paczka wyruszy.',
  nextCourier: 'Paczka czeka na kuriera. Damy znać, gdy wyruszy.',
  nextRest: 'Część zamówienia już wyruszyła. Resztę wyślemy osobno.',
  nextNoParcel: 'Kończymy zamówienie. Damy znać, gdy będzie gotowe.',
  nextDelivery: 'Paczka jest w drodze do ciebie.',
  nextDone: 'Zamówienie jest gotowe.',
  nextWithdrawal: 'Coś nie pasuje? Masz {days} dni na odstąpienie od umowy.',
  nextRefund: 'Pieniądze oddamy tą samą drogą, najpóźniej w\u00a0ciągu 14 dni.',
  nextNothing: 'Nie musisz nic robić.',
  parcels: 'Paczki',
  parcel: 'Numer przesyłki: {number}',
  follow: 'Śledź paczkę',
  sentOn: 'Wysłane {day}: {courier}',
  sentOnNoCourier: 'Wysłane {day}',
  actions: 'Co możesz zrobić',
  cancel: 'Anuluj zamówienie',
  cancelAsk: 'Zamówienie zostanie anulowane, a towar wróci do sklepu. Tego nie da się cofnąć.',
  cancelSure: 'Tak, anuluj',
  cancelled: 'Zamówienie jest anulowane.',
  repeat: 'Zamów jeszcze raz',
  changeAddress: 'Zmień adres dostawy',
  saveAddress: 'Zapisz adres',
  addressChanged: 'Paczka pojedzie na nowy adres.',
  sameCountry: 'Kraj zostaje ten sam: od niego zależy koszt dostawy.',
  whoReceives: 'Kto odbierze paczkę?',
  stillBuyer: 'Ja. Poprawiam tylko imię, nazwisko lub firmę.',
  otherRecipient: 'Ktoś inny. Kupuje nadal {buyer}.',
  mailAgain: 'Wyślij potwierdzenie jeszcze raz',
  mailSent: 'Potwierdzenie wysyłamy na {email}.',
  tooLate: 'Tego już nie można zrobić: zamówienie poszło dalej. Poniżej widzisz, gdzie jest.',
  waitWithAddress: 'Adres był już kilka razy zmieniany. Spróbuj ponownie {date} po {time} albo napisz do nas.',
  wait: 'Potwierdzenie wysłaliśmy już kilka razy. Spróbuj ponownie {date} po {time}.',
})

/** Why the address of an order cannot be changed as typed; used on the server only. */
export const addressChangeTexts = defineTexts('addressChange', {
  notServed: 'Tam ten kurier nie jeździ. Napisz do nas, a wyślemy inaczej.',
  otherCost: 'Pod ten kod dostawa kosztuje inaczej. Napisz do nas: zmienimy adres razem z ceną.',
  whoReceives: 'Imię i nazwisko są prawie takie jak przedtem. Powiedz, czy to nadal ty.',
  otherVatRules: 'Tam obowiązują inne przepisy o VAT i tam nie wysyłamy.',
})

import { defineTexts } from '#shared/text.ts'

export const accountTexts = defineTexts('account', {
  wrongSignIn: 'Login lub hasło się nie zgadza. Sprawdź pisownię i spróbuj jeszcze raz.',
  waitToSignIn: {
    one: 'Za dużo nieudanych prób. Spróbuj ponownie za {count} minutę, o {time}.',
    few: 'Za dużo nieudanych prób. Spróbuj ponownie za {count} minuty, o {time}.',
    many: 'Za dużo nieudanych prób. Spróbuj ponownie za {count} minut, o {time}.',
    other: 'Za dużo nieudanych prób. Spróbuj ponownie za {count} minuty, o {time}.',
  },

  signInTitle: 'Logowanie',
  signInLead:
    'Zaloguj się, aby zobaczyć swoje zamówienia i\u00a0kupować bez przepisywania adresu. Koszyk zostanie z\u00a0tobą.',
  login: 'Login lub e-mail',
  password: 'Hasło',
  signIn: 'Zaloguj się',

  signOutTitle: 'Wylogowanie',
  signOutQuestion: 'Na tym urządzeniu jesteś na swoim koncie. Wylogować?',
  signOut: 'Wyloguj się',
  signedOutTitle: 'Nie jesteś na swoim koncie',
  signedOutLead: 'Na tym urządzeniu nikt nie jest zalogowany. To, co było w\u00a0koszyku na koncie, czeka tam dalej.',
  backToShop: 'Wróć do sklepu',
  backToAccount: 'Wróć na konto',

  accountTitle: 'Twoje konto',
  greeting: 'Dzień dobry, {name}!',
  points: {
    one: 'Masz {count} punkt w programie lojalnościowym.',
    few: 'Masz {count} punkty w programie lojalnościowym.',
    many: 'Masz {count} punktów w programie lojalnościowym.',
    other: 'Masz {count} punktu w programie lojalnościowym.',
  },
  ownData: 'Twoje dane',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  phone: 'Telefon',
  company: 'Firma',
  taxNumber: 'NIP',
  addresses: 'Adresy',
  noAddresses: 'Nie masz jeszcze zapisanych adresów.',
  billingAddress: 'Adres do rozliczeń',
  deliveryAddress: 'Adres dostawy',
  invoiceAddress: 'Adres do faktury',

  devices: 'Zalogowane urządzenia',
  devicesLead: 'Jeśli któregoś urządzenia nie poznajesz, wyloguj je.',
  device: '{browser}, {system}',
  unknownDevice: 'Nieznane urządzenie',
  thisDevice: 'to urządzenie',
  lastUsed: 'Ostatnio używane: {when}',
  signedInAt: 'Zalogowano: {when}',
  endDevice: 'Wyloguj to urządzenie',
  endOtherDevices: 'Wyloguj wszystkie inne urządzenia',
})

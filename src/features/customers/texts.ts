import { defineTexts } from '#shared/text.ts'

export const customerTexts = defineTexts('customers', {
  required: 'Proszę wypełnić to pole.',
  wrongSignIn: 'Login lub hasło się nie zgadza. Sprawdź pisownię i spróbuj jeszcze raz.',
  waitToSignIn: {
    one: 'Za dużo nieudanych prób. Spróbuj ponownie za {count} minutę, po {time}.',
    few: 'Za dużo nieudanych prób. Spróbuj ponownie za {count} minuty, po {time}.',
    many: 'Za dużo nieudanych prób. Spróbuj ponownie za {count} minut, po {time}.',
    other: 'Za dużo nieudanych prób. Spróbuj ponownie za {count} minuty, po {time}.',
  },
  unknownDevice: 'Nieznane urządzenie',
  deviceName: '{browser}, {system}',
})

import { defineTexts } from '#shared/text.ts'

/** Signing in by a passkey: a key in the phone or the computer, unlocked by a finger, a face or a PIN. */
export const passkeyTexts = defineTexts('passkeys', {
  signIn: 'Użyj klucza dostępu',
  signInText: 'Palcem, twarzą albo PIN-em telefonu czy komputera, na którym ten klucz jest zapisany.',
  wrong: 'Ten klucz dostępu nie pasuje do żadnego konta w\u00a0naszym sklepie. Zaloguj się inaczej.',
  gone: 'To trwało zbyt długo. Spróbuj jeszcze raz.',
  failed: 'Nie udało się użyć klucza dostępu. Spróbuj jeszcze raz albo zaloguj się inaczej.',
  wait: {
    one: 'Za dużo prób. Spróbuj ponownie za {count} minutę, o {time}.',
    few: 'Za dużo prób. Spróbuj ponownie za {count} minuty, o {time}.',
    many: 'Za dużo prób. Spróbuj ponownie za {count} minut, o {time}.',
    other: 'Za dużo prób. Spróbuj ponownie za {count} minuty, o {time}.',
  },

  title: 'Klucze dostępu',
  lead: 'Klucz dostępu jest w\u00a0twoim telefonie albo komputerze, a\u00a0otwiera go palec, twarz albo PIN. Nie da się go wyłudzić ani podejrzeć, a\u00a0po nim nie pytamy już o\u00a0kod.',
  needsScripts: 'Klucz dodasz w\u00a0przeglądarce z\u00a0włączonym JavaScriptem.',
  signInAgain: 'Zanim dodasz klucz, wyloguj się i\u00a0zaloguj ponownie: upewnimy się, że to ty.',
  name: 'Nazwa klucza',
  nameHint: 'Na przykład „Telefon”. Pusta: nazwa przeglądarki.',
  nameTooLong: 'Nazwa może mieć najwyżej 60 znaków.',
  add: 'Dodaj klucz dostępu',
  added: 'Klucz jest dodany. Możesz się nim logować.',
  many: 'Masz już {most} kluczy. Usuń któryś, którego nie używasz.',
  unnamed: 'Klucz dostępu',
  addedOn: 'Dodany {day}.',
  usedOn: 'Ostatnio użyty {day}.',
  remove: 'Usuń',
  removeOne: 'Usuń klucz: {name}',
  removed: 'Klucz jest usunięty. Nikt się już nim nie zaloguje; możesz go skasować także w\u00a0urządzeniu.',
})

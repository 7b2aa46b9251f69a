import { defineTexts } from '#shared/text.ts'

/** Signing in by another service, such as Google. */
export const providerTexts = defineTexts('providers', {
  title: 'Albo bez hasła',
  signInBy: 'Zaloguj się przez {provider}',
  registerTitle: 'Szybciej, bez nowego hasła',
  registerBy: 'Załóż konto przez {provider}',
  more: 'Więcej możliwości',

  cancelled:
    'Logowanie przez {provider} zostało przerwane. Nic się nie zmieniło; możesz spróbować jeszcze raz albo zalogować się inaczej.',
  unavailable: '{provider} teraz nie odpowiada. Spróbuj za chwilę albo zaloguj się inaczej.',
  refused: '{provider} nie potwierdza, że to ty. Spróbuj jeszcze raz albo zaloguj się inaczej.',
  stale:
    'Logowanie przez {provider} trwało zbyt długo albo zaczęło się w\u00a0innej przeglądarce. Spróbuj jeszcze raz.',
  wait: 'Za dużo prób logowania przez {provider}. Spróbuj ponownie za kwadrans.',

  connectTitle: 'Połączyć z kontem?',
  connectLead: '{provider} będzie od teraz logować na twoje konto w\u00a0naszym sklepie.',
  identity: '{provider}: {email}',
  connect: 'Połącz',
  existingTitle: 'Masz już u\u00a0nas konto',
  existing:
    'Dla adresu {email} jest już konto. Zaloguj się na nie raz tak, jak dotąd, a\u00a0połączymy je z\u00a0{provider}: upewniamy się, że to twoje konto.',
  signIn: 'Zaloguj się i połącz',
  goneTitle: 'Zacznij od początku',
  gone: 'Na dokończenie logowania czekamy pół godziny. Nic się nie zmieniło.',
  goBack: 'Wróć do logowania',
  taken: 'To konto w\u00a0{provider} loguje już na inne konto w\u00a0naszym sklepie. Odłącz je najpierw tam.',

  registerLead: 'Zakładasz konto przez {provider}. Hasło nie jest potrzebne; sprawdź dane i\u00a0uzupełnij resztę.',
  haveAccount: 'Masz już u nas konto? {link}',
  haveAccountLink: 'Zaloguj się, a połączymy je',
  mistakes: {
    one: 'Popraw {count} pole. Reszta została tak, jak ją wpisano.',
    few: 'Popraw {count} pola. Reszta została tak, jak ją wpisano.',
    many: 'Popraw {count} pól. Reszta została tak, jak ją wpisano.',
    other: 'Popraw {count} pola. Reszta została tak, jak ją wpisano.',
  },

  sectionTitle: 'Logowanie przez inne serwisy',
  isConnected: 'Połączone',
  isNotConnected: 'Niepołączone',
  disconnect: 'Odłącz',
  connectTo: 'Połącz: {provider}',
  disconnectFrom: 'Odłącz: {provider}',
  connected: 'Połączone. Od teraz możesz się logować także w\u00a0ten sposób.',
  disconnected: 'Odłączone. W\u00a0ten sposób nikt się już nie zaloguje.',
  last: 'To jedyny sposób, w\u00a0jaki się logujesz. Ustaw najpierw hasło: na stronie „Nie pamiętam hasła” wyślemy do tego link.',
})

import { defineTexts } from '#shared/text.ts'

/** The page on which a client protects the account. */
export const securityTexts = defineTexts('security', {
  title: 'Bezpieczeństwo',
  wait: {
    one: 'Za dużo prób. Spróbuj ponownie za {count} minutę, o {time}.',
    few: 'Za dużo prób. Spróbuj ponownie za {count} minuty, o {time}.',
    many: 'Za dużo prób. Spróbuj ponownie za {count} minut, o {time}.',
    other: 'Za dużo prób. Spróbuj ponownie za {count} minuty, o {time}.',
  },
  busy: 'Nie nadążamy ze sprawdzaniem haseł. Spróbuj ponownie za minutę.',
  signInAgain: 'Zanim to zmienisz, wyloguj się i\u00a0zaloguj ponownie: upewnimy się, że to ty.',
  wrongPassword: 'To nie jest hasło tego konta.',
  present: 'Twoje hasło',
  presentHint: 'Upewniamy się, że to ty.',
})

/** The second factor: an app that shows codes. */
export const secondFactorTexts = defineTexts('secondFactor', {
  title: 'Logowanie dwuetapowe',
  off: 'Wyłączone. Samo hasło da się podejrzeć albo wyłudzić; drugi krok, kod z\u00a0aplikacji w\u00a0telefonie, zatrzyma tego, kto je zna.',
  begin: 'Włącz',
  scan: 'Zeskanuj ten kod aplikacją do haseł jednorazowych, na przykład Aegis, Google Authenticator albo menedżerem haseł.',
  picture: 'Kod QR dla aplikacji; to samo zawiera klucz poniżej',
  secret: 'Nie możesz zeskanować? Wpisz w\u00a0aplikacji ten klucz:',
  open: 'Na telefonie możesz go otworzyć w\u00a0aplikacji.',
  openLink: 'Otwórz w aplikacji',
  code: 'Kod z aplikacji',
  codeHint: 'Sześć cyfr, które aplikacja pokazuje teraz.',
  turnOn: 'Sprawdź kod i włącz',
  startAgain: 'Nowy klucz',
  wrongCode:
    'Ten kod się nie zgadza albo był już użyty. Poczekaj na następny i\u00a0sprawdź, czy zegar telefonu dobrze chodzi.',
  on: 'Włączone. Po haśle albo linku z\u00a0e-maila pytamy o\u00a0kod z\u00a0aplikacji.',
  left: {
    one: 'Został {count} kod zapasowy.',
    few: 'Zostały {count} kody zapasowe.',
    many: 'Zostało {count} kodów zapasowych.',
    other: 'Zostało {count} kodu zapasowego.',
  },
  codesTitle: 'Zapisz kody zapasowe',
  codesLead:
    'Każdy zadziała raz zamiast kodu z\u00a0aplikacji, gdy nie masz telefonu. Więcej ich nie pokażemy: wydrukuj je albo zapisz w\u00a0menedżerze haseł.',
  codesSaved: 'Mam je zapisane',
  turnedOn: 'Logowanie dwuetapowe jest włączone.',
  turnedOff: 'Logowanie dwuetapowe jest wyłączone. Urządzenia, które je pamiętały, też o\u00a0nim zapomniały.',
  proof: 'Hasło albo kod',
  proofHint: 'Twoje hasło, kod z\u00a0aplikacji albo kod zapasowy.',
  wrongProof: 'To nie jest ani hasło, ani ważny kod.',
  turnOff: 'Wyłącz',
  newCodes: 'Nowe kody zapasowe',
  newCodesLead: 'Nowe kody zapasowe unieważnią poprzednie.',
})

/** The page that asks for a code after the first step of signing in. */
export const signInCodeTexts = defineTexts('signInCode', {
  title: 'Jeszcze kod',
  lead: 'To konto ma logowanie dwuetapowe. Wpisz kod z\u00a0aplikacji w\u00a0telefonie albo jeden z\u00a0kodów zapasowych.',
  code: 'Kod',
  trust: 'To moje urządzenie, nie pytaj na nim o\u00a0kod przez 30 dni',
  confirm: 'Zaloguj się',
  wrong: 'Ten kod się nie zgadza albo był już użyty. Poczekaj w\u00a0aplikacji na następny.',
  gone: 'Na kod czekamy dziesięć minut i\u00a0przyjmujemy pięć prób. Zacznij logowanie od początku.',
  goneTitle: 'Zaloguj się od początku',
  required: 'Wpisz kod.',
})

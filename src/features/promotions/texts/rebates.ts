import { defineTexts } from '#shared/text.ts'

/** The page of a client's rebates. */
export const rebateTexts = defineTexts('rebates', {
  title: 'Rabaty i\u00a0punkty',
  lead: 'Co masz u\u00a0nas taniej, jakie kody możesz wpisać w\u00a0koszyku i\u00a0na co starczy ci punktów.',
  account: 'Twoje konto',
  link: 'Rabaty, kody i\u00a0punkty',
  group: 'Należysz do grupy klientów „{group}”.',
  rebates: 'Twoje rabaty',
  rebatesLead: 'Liczymy je w\u00a0koszyku same, bez kodu.',
  noRebates: 'Teraz nic nie jest dla ciebie taniej bez kodu.',
  codes: 'Kody rabatowe',
  noCodes: 'Nie mamy teraz dla ciebie żadnego kodu.',
  own: 'tylko dla ciebie',
  use: 'Użyj w\u00a0koszyku',
  useCode: 'Użyj kodu {code} w\u00a0koszyku',
  usesLeft: {
    one: 'możesz go użyć {count} raz',
    few: 'możesz go użyć {count} razy',
    many: 'możesz go użyć {count} razy',
    other: 'możesz go użyć {count} raza',
  },
})

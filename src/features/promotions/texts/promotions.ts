import { defineTexts } from '#shared/text.ts'

/** What a promotion gives and when, in words. */
export const promotionTexts = defineTexts('promotion', {
  percent: '{percent}% taniej',
  amount: '{amount} mniej',
  nthFree: 'co {nth}. sztuka gratis – najtańsza',
  nthCheaper: 'najtańsza z\u00a0każdych {nth} sztuk o\u00a0{percent}% taniej',
  freeDelivery: 'darmowa dostawa',
  gift: 'prezent do zamówienia',
  points: {
    one: '{count} punkt w\u00a0prezencie',
    few: '{count} punkty w\u00a0prezencie',
    many: '{count} punktów w\u00a0prezencie',
    other: '{count} punktu w\u00a0prezencie',
  },
  alone: 'nie łączy się z innymi promocjami',
})

/** What a file of promotions should hold where it holds something else. */
export const promotionFileTexts = defineTexts('promotionFile', {
  percent: 'procent jako tekst, więcej niż 0 i najwyżej 100, np. "12.5"',
  inOrder: 'koniec po początku',
  code: 'kod do 50 znaków, nie same spacje',
})

/** Why a promotion, or the code that was typed for it, has no effect. */
export const refusalTexts = defineTexts('promotionRefused', {
  unknown: 'Nie znamy takiego kodu. Sprawdź, czy nie ma w nim literówki. Kod tylko dla Ciebie działa po zalogowaniu.',
  used: 'Ten kod został już wykorzystany.',
  usedByYou: 'Ten kod masz już wykorzystany.',
  ended: 'Ta promocja już się skończyła.',
  codeNotYet: 'Ten kod zacznie działać {moment}.',
  codeExpired: 'Ten kod stracił ważność {moment}.',
  reduced: 'Towary w cenach, które nie łączą się z innymi promocjami, nie liczą się do tej promocji.',
  giftCards: 'Karty podarunkowe nie liczą się do tej promocji.',
  signIn: 'Ta promocja jest dla zalogowanych. Zaloguj się, żeby z niej skorzystać.',
  tooFewUnits: 'Ta promocja obejmuje co {nth}. sztukę. W koszyku jest ich jeszcze za mało.',
  nothingToGive: 'W tym koszyku ta promocja nic nie zmienia.',
  notCombined: 'Tego kodu nie można połączyć z promocją „{name}”, która daje nie mniej.',
})

/** The page of a client's rebates. */
export const rebateTexts = defineTexts('rebates', {
  title: 'Rabaty i\u00a0punkty',
  lead: 'Co masz u\u00a0nas taniej, jakie kody możesz wpisać w\u00a0koszyku i\u00a0na co starczy ci punktów.',
  group: 'Twoja grupa: {group}',
  rebates: 'Twoje rabaty',
  rebatesLead: 'Liczymy je w\u00a0koszyku same, bez kodu.',
  noRebates: 'Teraz nic nie jest dla ciebie taniej bez kodu.',
  codes: 'Kody rabatowe',
  noCodes: 'Nie mamy teraz dla ciebie żadnego kodu.',
  own: 'tylko dla ciebie',
  use: 'Użyj w\u00a0koszyku',
  useCode: 'Użyj w\u00a0koszyku: {code}',
  usesLeft: {
    one: 'możesz go użyć {count} raz',
    few: 'możesz go użyć {count} razy',
    many: 'możesz go użyć {count} razy',
    other: 'możesz go użyć {count} raza',
  },
})

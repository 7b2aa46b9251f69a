import { defineTexts } from '#shared/text.ts'

/** What a promotion gives and when, in words. */
export const promotionTexts = defineTexts('promotion', {
  percent: '{percent}% taniej',
  amount: '{amount} mniej',
  nthFree: 'co {nth}. sztuka gratis – najtańsza',
  nthCheaper: 'co {nth}. sztuka, najtańsza, {percent}% taniej',
  freeDelivery: 'darmowa dostawa',
  gift: 'prezent do zamówienia',
  points: {
    one: '{count} punkt programu lojalnościowego',
    few: '{count} punkty programu lojalnościowego',
    many: '{count} punktów programu lojalnościowego',
    other: '{count} punktu programu lojalnościowego',
  },
  value: 'przy zakupach od {amount}',
  valueOfBasket: 'gdy cały koszyk jest wart co najmniej {amount}',
  quantity: 'przy zakupie co najmniej {quantity}',
  category: 'na towary z kategorii {names}',
  producer: 'na towary marki {names}',
  products: 'na wybrane towary: {names}',
  group: 'dla grupy klientów „{names}”',
  signedIn: 'dla zalogowanych',
  company: 'dla firm',
  firstOrder: 'na pierwsze zamówienie',
  fromMoment: 'od {moment}',
  untilMoment: 'do {moment}',
  alone: 'nie łączy się z innymi promocjami',
})

/** What a file of promotions should hold where it holds something else. */
export const promotionFileTexts = defineTexts('promotionFile', {
  percent: 'procent jako tekst, więcej niż 0 i najwyżej 100, np. "12.5"',
  quantity: 'ilość jako tekst, więcej niż 0, np. "2.5"',
  inOrder: 'koniec po początku',
  code: 'kod do 50 znaków, nie same spacje',
})

/** Why a promotion, or the code that asks for it, gives nothing. */
export const refusalTexts = defineTexts('promotionRefused', {
  unknown: 'Nie znamy takiego kodu. Sprawdź, czy nie ma w nim literówki. Kod tylko dla Ciebie działa po zalogowaniu.',
  used: 'Ten kod został już wykorzystany.',
  usedByYou: 'Ten kod masz już wykorzystany.',
  notYet: 'Ta promocja zaczyna się {moment}.',
  expired: 'Ta promocja skończyła się {moment}.',
  ended: 'Ta promocja już się skończyła.',
  codeNotYet: 'Ten kod zacznie działać {moment}.',
  codeExpired: 'Ten kod stracił ważność {moment}.',
  value: 'Kup towary objęte promocją za co najmniej {from}. Brakuje jeszcze {missing}.',
  quantity: 'Tych towarów trzeba kupić co najmniej {from}. Brakuje jeszcze {missing}.',
  category: {
    one: 'Ta promocja jest na towary z kategorii {names}.',
    few: 'Ta promocja jest na towary z kategorii: {names}.',
    many: 'Ta promocja jest na towary z kategorii: {names}.',
    other: 'Ta promocja jest na towary z kategorii: {names}.',
  },
  producer: {
    one: 'Ta promocja jest na towary marki {names}.',
    few: 'Ta promocja jest na towary marek: {names}.',
    many: 'Ta promocja jest na towary marek: {names}.',
    other: 'Ta promocja jest na towary marek: {names}.',
  },
  products: {
    one: 'Ta promocja jest na jeden towar: {names}.',
    few: 'Ta promocja jest na wybrane towary: {names}.',
    many: 'Ta promocja jest na wybrane towary: {names}.',
    other: 'Ta promocja jest na wybrane towary: {names}.',
  },
  reduced: 'Towary w cenach, które nie łączą się z innymi promocjami, nie liczą się do tej promocji.',
  giftCards: 'Karty podarunkowe nie liczą się do tej promocji.',
  group: {
    one: 'Ta promocja jest dla grupy klientów „{names}”.',
    few: 'Ta promocja jest dla grup klientów: {names}.',
    many: 'Ta promocja jest dla grup klientów: {names}.',
    other: 'Ta promocja jest dla grup klientów: {names}.',
  },
  company: 'Ta promocja jest dla klientów, którzy kupują na firmę.',
  firstOrder: 'Ta promocja jest na pierwsze zamówienie.',
  signIn: 'Ta promocja jest dla zalogowanych. Zaloguj się, żeby z niej skorzystać.',
  tooFewUnits: 'Ta promocja obejmuje co {nth}. sztukę. W koszyku jest ich jeszcze za mało.',
  nothingToGive: 'W tym koszyku ta promocja nic nie zmienia.',
  notCombined: 'Tego kodu nie można połączyć z promocją „{name}”, która daje nie mniej.',
})

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

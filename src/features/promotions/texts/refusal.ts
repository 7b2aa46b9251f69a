import { defineTexts } from '#shared/text.ts'

/** Why a promotion, or the code that asks for it, gives nothing. */
export const refusalTexts = defineTexts('promotionRefused', {
  unknown: 'Nie znamy takiego kodu. Sprawdź, czy nie ma w nim literówki. Kod tylko dla Ciebie działa po zalogowaniu.',
  used: 'Ten kod został już wykorzystany.',
  usedByYou: 'Ten kod masz już wykorzystany.',
  notYet: 'Ta zniżka zaczyna się {moment}.',
  expired: 'Ta zniżka skończyła się {moment}.',
  ended: 'Ta zniżka już się skończyła.',
  codeNotYet: 'Ten kod zacznie działać {moment}.',
  codeExpired: 'Ten kod stracił ważność {moment}.',
  value: 'Ta zniżka działa od {from}. Brakuje jeszcze {missing}.',
  quantity: 'Ta zniżka działa od ilości {from}. Brakuje jeszcze {missing}.',
  category: {
    one: 'Ta zniżka jest na towary z kategorii {names}.',
    few: 'Ta zniżka jest na towary z kategorii: {names}.',
    many: 'Ta zniżka jest na towary z kategorii: {names}.',
    other: 'Ta zniżka jest na towary z kategorii: {names}.',
  },
  producer: {
    one: 'Ta zniżka jest na towary marki {names}.',
    few: 'Ta zniżka jest na towary marek: {names}.',
    many: 'Ta zniżka jest na towary marek: {names}.',
    other: 'Ta zniżka jest na towary marek: {names}.',
  },
  products: {
    one: 'Ta zniżka jest na jeden towar: {names}.',
    few: 'Ta zniżka jest na wybrane towary: {names}.',
    many: 'Ta zniżka jest na wybrane towary: {names}.',
    other: 'Ta zniżka jest na wybrane towary: {names}.',
  },
  group: {
    one: 'Ta zniżka jest dla grupy klientów „{names}”.',
    few: 'Ta zniżka jest dla grup klientów: {names}.',
    many: 'Ta zniżka jest dla grup klientów: {names}.',
    other: 'Ta zniżka jest dla grup klientów: {names}.',
  },
  company: 'Ta zniżka jest dla klientów, którzy kupują na firmę.',
  firstOrder: 'Ta zniżka jest na pierwsze zamówienie.',
  signIn: 'Ta zniżka jest dla zalogowanych. Zaloguj się, żeby z niej skorzystać.',
  tooFewUnits: 'Ta zniżka obejmuje co {nth}. sztukę. W koszyku jest ich jeszcze za mało.',
  nothingToGive: 'W tym koszyku ta zniżka nic nie zmienia.',
  notCombined: 'Tego kodu nie można połączyć z promocją „{name}”, która daje nie mniej.',
})

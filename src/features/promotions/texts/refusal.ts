import { defineTexts } from '#shared/text.ts'

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

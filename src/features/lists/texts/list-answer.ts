import { defineTexts } from '#shared/text.ts'

/** Said by the server alone. */
export const listAnswerTexts = defineTexts('shoppingLists', {
  notSignedIn: 'Zaloguj się, żeby mieć listy zakupowe',
  unknownList: 'Nie masz takiej listy',
  noName: 'Nazwij listę',
  nameTooLong: 'Nazwa może mieć najwyżej {count} znaków',
  nameTaken: 'Masz już listę o tej nazwie',
  tooManyLists: 'Możesz mieć najwyżej {count} list. Usuń którąś, żeby zrobić nową',
  tooManyLines: 'Na liście zmieści się najwyżej {count} pozycji',
  unknownProduct: 'Nie mamy produktów o numerach: {products}',
  unknownSize: 'Takich rozmiarów nie ma: {products}',
  nothingToAdd: 'Nie ma czego dodać na listę',
})

import { defineTexts } from '#shared/text.ts'

export const graphqlTexts = defineTexts('graphql', {
  away: 'Nie możemy teraz zajrzeć do bazy sklepu. Spróbuj za chwilę.',
  broken: 'Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz. Numer błędu: {number}',
  postOnly: 'Pod tym adresem odpowiadamy tylko na zapytania wysłane metodą POST',
  notJson: 'Zapytanie musi być dokumentem JSON (Content-Type: application/json)',
  notAcceptable: 'Odpowiadamy tylko w JSON (Accept: application/json)',
  tooLarge: 'Zapytanie jest za duże: najwyżej {most} kB',
  tooDeep: 'Zapytanie jest zagnieżdżone zbyt głęboko: najwyżej {most} poziomów',
  tooManyAliases: 'Zapytanie ma za dużo aliasów: najwyżej {most}',
  tooManyFields: 'Zapytanie ma za dużo pól: najwyżej {most}, razem z polami fragmentów',
  tooManyDirectives: 'Zapytanie ma za dużo dyrektyw: najwyżej {most}',
  tooManyDefinitions: 'Zapytanie ma za dużo operacji i fragmentów: najwyżej {most}',
  tooManyValues: 'Zmienne zawierają za dużo wartości: najwyżej {most}',
  inputTooDeep: 'Argumenty są zagnieżdżone zbyt głęboko: najwyżej {most} poziomów',
  answerTooLarge: 'Odpowiedź jest za duża: najwyżej {most} MB. Zapytaj o mniejszą stronę lub o mniej pól.',
  tooCostly: 'Zapytanie pyta o zbyt wiele naraz: {cost} punktów, najwyżej {most}',
  tooMany: '{name} może zawierać najwyżej {most} pozycji',
  notSignedIn: 'Zaloguj się, żeby zmienić swoje dane',
  noAddress: 'Na twoim koncie nie ma takiego adresu',
  secondFactor: 'Hasło się zgadza. To konto prosi jeszcze o kod z aplikacji.',
  outOfRange: '{name} musi być liczbą od {least} do {most}',
})

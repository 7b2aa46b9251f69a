import { defineTexts } from '#shared/text.ts'

export const feedsTexts = defineTexts('feeds', {
  brokenXml: 'niepoprawny XML ({problem})',
  brokenCsv: 'niepoprawny wiersz CSV ({problem})',
  missing: 'brakuje: {field}',
  wrongPrice: 'cena „{price}” nie jest ceną',
  wrongStock: 'stan „{stock}” nie jest liczbą',
  foreignCurrency: 'waluta {currency}: sklep jej nie oferuje',
  repeated: 'identyfikator {id} był już w tym pliku',
  unknownProduct: 'nie ma takiego towaru; plik z samymi cenami i stanami nie tworzy nowych',
  unknownSize: 'nie ma rozmiaru {size}',
  database: 'baza danych nie przyjęła towaru ({problem})',
  openBundle: 'zestaw, którego części wybiera klient, nie jest jeszcze obsługiwany',
})

import { defineTexts } from '#shared/text.ts'

export const catalogueTexts = defineTexts('catalogue', {
  fieldMissing: 'brakuje pola {field}',
  deepDescription: 'opis ma ponad sto znaczników jeden w drugim',
  fieldTooLong: 'pole {field} jest za długie',
  fieldWrong: 'pole {field} ma niedozwoloną wartość',
  repeatedSource: 'identyfikator {id} powtarza się',
  idTaken: 'numer {id} należy do innego towaru',
  repeatedSize: 'rozmiar {size} powtarza się',
  unknownVat: 'nie ma stawki VAT „{vat}”',
  unknownPart: 'część zestawu {part} nie istnieje',
  unknownProduct: 'nie ma takiego towaru',
  unknownSize: 'nie ma takiego rozmiaru',
  wrongStock: 'stan „{quantity}” nie jest liczbą',
})

import { defineTexts } from '#shared/text.ts'

export const legacyTexts = defineTexts('legacy', {
  away: 'Nie możemy teraz zajrzeć do bazy sklepu. Spróbuj za chwilę.',
  broken: 'Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz. Numer błędu: {number}',
  malformed: 'Tego zapytania nie da się odczytać: {reason}',
  notJson: 'pole request musi zawierać obiekt JSON',
  notForm: 'treść musi być formularzem',
  unknownAction: 'Nieznane polecenie',
  noSizeData: 'Brak danych o rozmiarach tego produktu',
  unknownKey: 'Nieznany klucz',
  unsupported: 'Ten sklep tego jeszcze nie podaje',
  onlyByPost: 'To polecenie przyjmujemy tylko metodą POST',
  postOnly: 'Wiele produktów naraz można zmienić tylko metodą POST',
})

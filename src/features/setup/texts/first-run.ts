import { defineTexts } from '#shared/text.ts'

/** The page on which a new shop is set up, and what shoppers see meanwhile. */
export const firstRunTexts = defineTexts('setup.firstRun', {
  title: 'Twój nowy sklep',
  lead: 'Kilka odpowiedzi i sklep jest gotowy do wypełnienia towarami. Wszystko zmienisz później.',
  wrong: {
    one: 'Popraw {count} pole:',
    few: 'Popraw {count} pola:',
    many: 'Popraw {count} pól:',
    other: 'Popraw {count} pola:',
  },
  again: 'Pliki wskaż jeszcze raz: przeglądarka ich nie pamięta.',
  yes: 'Tak',
  no: 'Nie',
  create: 'Załóż sklep',
  done: 'Sklep założony',
  next: 'Przygotowaliśmy strony sklepu: regulamin, prywatność, dostawę, zwroty, reklamacje i kontakt. To wzory, które widzisz tylko ty. Niech przeczyta je prawnik, potem opublikuj je w terminalu:',
  publish: 'npm run shop -- pages list, a potem npm run shop -- pages publish --all',
  goods: 'Towary wczytasz poleceniem npm run shop -- import, a czego jeszcze brakuje, powie npm run shop -- doctor.',
  toShop: 'Zobacz sklep',
  closed: 'Sklep w przygotowaniu',
  closedText: 'Jeszcze go urządzamy. Zajrzyj wkrótce.',
  owner: 'To twój sklep? Adres pierwszych kroków stoi w terminalu, w którym go uruchamiasz.',
})

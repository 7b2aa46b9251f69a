import { defineTexts } from '#shared/text.ts'

export const favouriteTexts = defineTexts('favourites', {
  named: '{words}: {name}',
  add: 'Dodaj do ulubionych',
  held: 'W ulubionych',
  remove: 'Usuń z ulubionych',
  added: 'Dodano do ulubionych',
  removed: 'Usunięto z ulubionych',
  failed: 'Nie udało się zmienić ulubionych. Spróbuj jeszcze raz.',
})

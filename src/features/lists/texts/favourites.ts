import { defineTexts } from '#shared/text.ts'

export const favouriteTexts = defineTexts('favourites', {
  add: 'Dodaj do ulubionych',
  held: 'W ulubionych',
  addNamed: 'Dodaj do ulubionych: {name}',
  heldNamed: 'W ulubionych: {name}',
  remove: 'Usuń z ulubionych',
  removeNamed: 'Usuń z ulubionych: {name}',
  added: 'Dodano do ulubionych',
  removed: 'Usunięto z ulubionych',
  failed: 'Nie udało się zmienić ulubionych. Sprawdź internet i spróbuj jeszcze raz.',
})

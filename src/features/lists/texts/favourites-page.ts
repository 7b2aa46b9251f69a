import { defineTexts } from '#shared/text.ts'

export const favouritesPageTexts = defineTexts('favouritesPage', {
  title: 'Ulubione',
  empty: 'Nie masz jeszcze ulubionych',
  emptyText: 'Naciśnij serce przy produkcie, a będzie tu czekał.',
  toShop: 'Zobacz produkty',
  signIn: 'Zaloguj się',
  signInFirst: '{link}, żeby mieć ulubione na każdym urządzeniu.',
})

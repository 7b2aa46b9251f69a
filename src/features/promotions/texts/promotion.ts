import { defineTexts } from '#shared/text.ts'

/** What a promotion gives and when, in words. */
export const promotionTexts = defineTexts('promotion', {
  percent: '{percent}% taniej',
  amount: '{amount} mniej',
  nthFree: 'co {nth}. sztuka gratis – najtańsza',
  nthCheaper: 'co {nth}. sztuka, najtańsza, {percent}% taniej',
  freeDelivery: 'darmowa dostawa',
  gift: 'prezent do zamówienia',
  points: {
    one: '{count} punkt programu lojalnościowego',
    few: '{count} punkty programu lojalnościowego',
    many: '{count} punktów programu lojalnościowego',
    other: '{count} punktu programu lojalnościowego',
  },
  value: 'przy zakupach od {amount}',
  valueOfBasket: 'gdy cały koszyk jest wart co najmniej {amount}',
  quantity: 'przy zakupie co najmniej {quantity}',
  category: 'na towary z kategorii {names}',
  producer: 'na towary marki {names}',
  products: 'na wybrane towary: {names}',
  group: 'dla grupy klientów „{names}”',
  signedIn: 'dla zalogowanych',
  company: 'dla firm',
  firstOrder: 'na pierwsze zamówienie',
  fromMoment: 'od {moment}',
  untilMoment: 'do {moment}',
  alone: 'nie łączy się z innymi promocjami',
})

import { defineTexts } from '#shared/text.ts'

export const extraTexts = defineTexts('basketExtras', {
  oneGift: 'Do zamówienia dokładamy jeden prezent',
  noGift: 'Tego nie dajemy w prezencie: {product}',
  giftValue: 'Wartość koszyka jest za mała na ten prezent: {product}',
  giftGone: 'Ten prezent właśnie się skończył: {product}',
  giftChosen: 'Prezent dołożony do zamówienia',
  giftResigned: 'Zamówienie będzie bez prezentu',
  wrapGone: 'Tego opakowania już nie ma: {product}',
  wrapChosen: 'Zapakujemy na prezent',
  wrapResigned: 'Bez opakowania na prezent',
  noWrap: 'W to nie pakujemy',
  codeWorks: 'Kod {code} działa',
  codeNeedsGoods: 'Włóż najpierw coś do koszyka, potem wpisz kod',
  codeRemoved: 'Kod usunięty',
  noCode: 'Wpisz kod rabatowy',
  codeWait: {
    one: 'To już bardzo dużo kodów. Spróbuj znowu za {count} minutę, o {time}.',
    few: 'To już bardzo dużo kodów. Spróbuj znowu za {count} minuty, o {time}.',
    many: 'To już bardzo dużo kodów. Spróbuj znowu za {count} minut, o {time}.',
    other: 'To już bardzo dużo kodów. Spróbuj znowu za {count} minuty, o {time}.',
  },
})

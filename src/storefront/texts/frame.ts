import { defineTexts } from '#shared/text.ts'

export const frameTexts = defineTexts('frame', {
  consent: 'Zgody',
  skip: 'Przejdź do treści',
  menu: 'Menu',
  closeMenu: 'Zamknij menu',
  categories: 'Kategorie',
  more: 'Więcej',
  moreInGroup: 'więcej',
  menuBack: 'Wróć',
  everythingIn: 'Cała kategoria {category}',
  search: 'Szukaj',
  searchLabel: 'Czego szukasz?',
  searchPlaceholder: 'Czego szukasz?',
  account: 'Konto',
  favourites: 'Ulubione',
  basket: 'Koszyk',
  productCount: {
    one: '{count} produkt',
    few: '{count} produkty',
    many: '{count} produktów',
    other: '{count} produktu',
  },
  toTop: 'Do góry',
  backToBasket: 'Wróć do koszyka',
  breadcrumbs: 'Jesteś tutaj',
  home: 'Strona główna',
  loading: 'Wczytywanie strony',
  information: 'Informacje',
  writeToUs: 'Napisz do nas',
  copyright: '© {year} {name}',
  currency: 'Waluta',
  pricesGross: 'Wszystkie ceny zawierają należne podatki.',
  pricesNet: 'Ceny są podane bez VAT.',
})

/** Of the error page and of a search without results. */
export const popularTexts = defineTexts('error', { popular: 'Popularne kategorie', goods: 'Inni wybierają' })

export const shareTexts = defineTexts('share', {
  share: 'Udostępnij',
  email: 'E-mailem',
  onFacebook: 'Na Facebooku',
  onWhatsApp: 'Przez WhatsApp',
})

/** Texts of the frame that no browser needs, since the server alone renders their parts. */
export const serverFrameTexts = defineTexts('frame', {
  closeBar: 'Zamknij ogłoszenie',
  orders: 'Zamówienia',
  shopping: 'Zakupy',
  contact: 'Kontakt',
  taxNumber: 'NIP: {number}',
  newInShop: 'Nowości',
})

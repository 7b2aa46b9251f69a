import { slugOf } from './plain-text.ts'

/** Builds every address of the shop, with server-urls.ts. Paths only. */
export const urls = {
  home: () => '/',
  product: (product: { id: number; name: string }) => `/produkt/${slugOf(product.name)}-${product.id}`,
  /** The page of a product with one of its sizes chosen, relative to that page. */
  ofSize: (type: string) => `?rozmiar=${encodeURIComponent(type)}`,
  category: (category: { id: number; name: string }) => `/kategoria/${slugOf(category.name)}-${category.id}`,
  search: (text = '') => (text ? `/szukaj?text=${encodeURIComponent(text)}` : '/szukaj'),
  /** What a search field offers before anything is typed, as JSON. */
  phrases: () => '/frazy',
  /** The number of products that filters leave in a category, a list of goods or a search. */
  count: (list: number | string) => `/ile/${list}`,
  /** The delivery options of a size of a product, with prices. */
  delivery: (product: { id: number }, size: string) =>
    `/dostawa?produkt=${product.id}&rozmiar=${encodeURIComponent(size)}`,
  /** The same for the whole basket. */
  basketDelivery: () => '/dostawa?koszyk',
  /** The options needed to add a product to the basket from its card, as JSON. */
  quickAdd: (product: { id: number }) => `/do-koszyka/${product.id}`,
  /** What the panel shows about a product that was just added: its line, and goods that go with it, as HTML. */
  addedLine: (product: { id: number }, size = '') =>
    `/dodano-do-koszyka/${product.id}${size && `?rozmiar=${encodeURIComponent(size)}`}`,
  basket: () => '/koszyk',
  /** Where forms and scripts change the basket and favourites. */
  changeBasket: () => '/basketchange.php',
  /** Adds one piece of a product to the basket. */
  addOne: (product: { id: number }) => `${urls.changeBasket()}?mode=1&product=${product.id}&number=1`,
  /** Adds a product to the favourites; `anchor` is the element on the page that confirms it. */
  like: (product: { id: number }, size: string, anchor: string) =>
    `${urls.changeBasket()}?mode=2&product=${product.id}&size=${encodeURIComponent(size)}&anchor=${anchor}`,
  /** Where forms and scripts change the comparison. */
  settings: () => '/settings.php',
  /** Adds a product to the comparison. */
  compare: (product: { id: number }) => `${urls.settings()}?comparers=add&product=${product.id}`,
  favourites: () => '/ulubione',
  shoppingLists: () => '/listy-zakupowe',
  shoppingList: (list: { id: number }) => `/listy-zakupowe/${list.id}`,
  /** Asks for the list to add a product to; forms post rows of products there. */
  addToList: (product?: { id: number }) => `/listy-zakupowe/dodaj${product ? `?produkt=${product.id}` : ''}`,
  /** A list shared by link. */
  sharedList: (token: string) => `/lista/${encodeURIComponent(token)}`,
  /** The client's purchases. */
  bought: () => '/konto/kupione',
  /** The stock alert form for a size of a product. */
  notify: (product: number, size = '') =>
    `/powiadomienie?product=${product}${size && `&size=${encodeURIComponent(size)}`}`,
  comparison: () => '/porownanie',
  consent: () => '/zgody',
  /** The order: one page, or its first step. */
  checkout: () => '/zamowienie',
  /** The first step of the order: buyer, delivery and payment. `part` is the id of a field or section. */
  checkoutData: (part = '') => `/zamowienie/dane${part && `#${part}`}`,
  /** The second step: everything to read, and the button that orders. */
  checkoutSummary: () => '/zamowienie/podsumowanie',
  /** The page of an order: its client needs no token. */
  order: ({ number, token = '' }: { number: number | string; token?: string }) =>
    `/zamowienie/${number}${token && `/${encodeURIComponent(token)}`}`,
  /** Asks for a one-time sign-in link; `serverUrls.askedForSignInLink` shows the next step. */
  askForSignInLink: () => '/logowanie/link',
  /** Asks for a link that sets a new password. */
  askForPassword: () => '/logowanie/haslo',
  signIn: (returnTo = '') => (returnTo ? `/logowanie?powrot=${encodeURIComponent(returnTo)}` : '/logowanie'),
  /** Where scripts ask for a passkey and send what it has signed; `newPasskey` makes one. */
  passkey: () => '/klucz-dostepu',
  newPasskey: () => '/klucz-dostepu/nowy',
  register: (returnTo = '') => (returnTo ? `/rejestracja?powrot=${encodeURIComponent(returnTo)}` : '/rejestracja'),
  signOut: () => '/wyloguj',
  account: () => '/konto',
  /** The orders of the signed-in client, newest first; `serverUrls.listedOrders` continues or searches them. */
  accountOrders: () => '/konto/zamowienia',
  /** Where the signed-in client is signed in. */
  accountDevices: () => '/konto/urzadzenia',
  accountData: () => '/konto/dane',
  accountAddresses: () => '/konto/adresy',
  accountAddress: (address: { id: number | 'nowy' }, kind = '') =>
    `/konto/adresy/${address.id}${kind && `?rodzaj=${kind}`}`,
  accountPassword: () => '/konto/haslo',
  accountPrivacy: () => '/konto/prywatnosc',
  /** How the account of the signed-in client is protected. */
  security: () => '/konto/bezpieczenstwo',
  /** The rebates and points of the signed-in client. */
  rebates: () => '/konto/rabaty',
  currency: () => '/waluta',
  content: (slug: string) => `/strona/${slug}`,
  /** A picture in one of the stored widths; `file` is the SHA-256 of the original. */
  picture: (file: string, width: number, format: 'avif' | 'webp' | 'jpeg' = 'webp') =>
    `/obrazki/${file}-${width}.${format}`,
  /** The graphics of an availability status: public/assets/status. */
  statusGraphics: (status: 'enable' | 'order' | 'disable') => `/assets/status/${status}.svg`,
}

/** '…-1001' → 1001: the number at the end of an address; null when there is none. */
export function idAtEnd(segment: string): number | null {
  const match = /(?:^|-)(\d{1,9})$/.exec(segment)
  return match ? Number(match[1]) : null
}

/** '/kategoria/kubki-1008' → 'kategoria': the kind of page of an address; '' for home. */
export function firstPathSegment(path: string): string {
  return path.split('/')[1] ?? ''
}

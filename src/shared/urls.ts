import { slugOf } from './normalize.ts'

/** Every address of the shop is built here, or in server-urls.ts, and nowhere else. Paths only. */
export const urls = {
  home: () => '/',
  product: (product: { id: number; name: string }) => `/produkt/${slugOf(product.name)}-${product.id}`,
  /** The page of a product with one of its sizes chosen, from that page. */
  ofSize: (type: string) => `?rozmiar=${encodeURIComponent(type)}`,
  category: (category: { id: number; name: string }) => `/kategoria/${slugOf(category.name)}-${category.id}`,
  search: (text = '') => (text ? `/szukaj?text=${encodeURIComponent(text)}` : '/szukaj'),
  /** How many products filters leave of a category, or of what is searched for. */
  count: (category: number | '') => `/ile/${category}`,
  /** How a size of a product can be sent, and for what. */
  delivery: (product: { id: number }, size: string) =>
    `/dostawa?produkt=${product.id}&rozmiar=${encodeURIComponent(size)}`,
  /** The same for all that lies in the visitor's basket. */
  basketDelivery: () => '/dostawa?koszyk',
  /** What is asked before a product is put into the basket from its card, as JSON. */
  quickAdd: (product: { id: number }) => `/do-koszyka/${product.id}`,
  basket: () => '/koszyk',
  /** Where forms and scripts change the basket and favourites. */
  changeBasket: () => '/basketchange.php',
  /** Where a form that asks nothing else puts one piece of a product into the basket. */
  addOne: (product: { id: number }) => `${urls.changeBasket()}?mode=1&product=${product.id}&number=1`,
  /** Where it puts a product among the favourites; `anchor` is the place on the page that tells so afterwards. */
  like: (product: { id: number }, size: string, anchor: string) =>
    `${urls.changeBasket()}?mode=2&product=${product.id}&size=${encodeURIComponent(size)}&anchor=${anchor}`,
  /** Where forms and scripts change what is compared. */
  settings: () => '/settings.php',
  /** Where a form that asks nothing else puts a product beside others. */
  compare: (product: { id: number }) => `${urls.settings()}?comparers=add&product=${product.id}`,
  favourites: () => '/ulubione',
  shoppingLists: () => '/listy-zakupowe',
  shoppingList: (list: { id: number }) => `/listy-zakupowe/${list.id}`,
  /** Asks onto which list a product shall go; forms post rows of products there. */
  addToList: (product?: { id: number }) => `/listy-zakupowe/dodaj${product ? `?produkt=${product.id}` : ''}`,
  /** A list as whoever has its link may read it. */
  sharedList: (token: string) => `/lista/${encodeURIComponent(token)}`,
  /** What the client has bought. */
  bought: () => '/konto/kupione',
  /** Asks to be told when a size of a product can be had again. */
  notify: (product: number, size = '') =>
    `/powiadomienie?product=${product}${size && `&size=${encodeURIComponent(size)}`}`,
  comparison: () => '/porownanie',
  consent: () => '/zgody',
  checkout: () => '/zamowienie',
  order: (order: { number: number | string; token: string }) =>
    `/zamowienie/${order.number}/${encodeURIComponent(order.token)}`,
  /** Asks for a one-time link to sign in; `askedForSignInLink` says what comes next. */
  askForSignInLink: () => '/logowanie/link',
  signIn: (returnTo = '') => (returnTo ? `/logowanie?powrot=${encodeURIComponent(returnTo)}` : '/logowanie'),
  signOut: () => '/wyloguj',
  account: () => '/konto',
  /** The rebates and points of who is signed in. */
  rebates: () => '/konto/rabaty',
  currency: () => '/waluta',
  content: (slug: string) => `/strona/${slug}`,
  /** A picture in one of the stored widths; `file` is the SHA-256 of the original. */
  picture: (file: string, width: number, format: 'avif' | 'webp' | 'jpeg' = 'webp') =>
    `/obrazki/${file}-${width}.${format}`,
  /** The picture of a status of availability: public/assets/status. */
  statusGraphics: (status: 'enable' | 'order' | 'disable') => `/assets/status/${status}.svg`,
}

/** '…-1001' → 1001: the number at the end of an address; null when there is none. */
export function idAtEnd(segment: string): number | null {
  const match = /(?:^|-)(\d{1,9})$/.exec(segment)
  return match ? Number(match[1]) : null
}

/** '/kategoria/kubki-1008' → 'kategoria': which kind of page an address is; '' for home. */
export function firstPathSegment(path: string): string {
  return path.split('/')[1] ?? ''
}

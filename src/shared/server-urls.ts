import { urls } from './urls.ts'

/**
 * Addresses that only the server writes; the browser bundle does not need them. `absolute` adds the public address to a path.
 */
export const serverUrls = {
  /** A list of goods of all categories: new ones, reductions, bestsellers. */
  goodsList: (list: 'nowosci' | 'promocje' | 'bestsellery') => `/produkty/${list}`,
  /** Asks a visitor from another site to confirm the change in the link. */
  confirmBasket: (query: string) => `/koszyk/potwierdz?${query}`,
  /** The same for favourites; without scripts it also shows why a product could not be added. */
  confirmFavourite: (query: string) => `/ulubione/potwierdz?${query}`,
  /** The question form about a product; `askedAbout` shows that the question was received. */
  askAbout: (product: string) => `/strona/kontakt?produkt=${product}`,
  askedAbout: (product: string) => `/strona/kontakt?produkt=${product}&wyslano=1`,
  /** The contact page after a message was received. */
  messageSent: () => '/strona/kontakt?wyslano=1#wiadomosc',
  /** All opinions of a product. */
  opinions: (product: { id: number; name: string }) => `${urls.product(product)}/opinie`,
  /** All opinions of the shop. */
  shopOpinions: () => '/opinie',
  /** Where a product ('sklep': the shop) is rated, by an order; without one it finds the client's own. */
  rate: (subject: number | string, order?: { number: number; token?: string }) =>
    `/ocena/${subject}${order ? `/${order.number}${order.token ? `/${encodeURIComponent(order.token)}` : ''}` : ''}`,
  /** Where a new shop is set up, with the merchant's key. */
  firstRun: (key = '') => `/pierwsze-kroki${key && `?klucz=${key}`}`,
  /** The product feed for Ceneo, Google or Meta; the token protects it. */
  productFeed: (token: string, file: string) => `/oferta/${encodeURIComponent(token)}/${file}`,
  sitemap: () => '/sitemap.xml',
  securityTxt: () => '/.well-known/security.txt',
  absolute: (publicUrl: string, path: string) => `${publicUrl}${path}`,
  /** A script from the shop's settings; `hash` is the SHA-256 of its content. */
  script: (hash: string) => `/skrypty/${hash}.js`,
  /** The first step of the order with what is wrong in it. */
  wrongCheckoutData: () => '/zamowienie/dane?popraw=1',
  stopNotifications: (token: string) => `/powiadomienie/${encodeURIComponent(token)}`,
  /** The newsletter form on a separate page; `askedForNewsletter` shows the next step. */
  newsletter: () => '/newsletter',
  askedForNewsletter: () => '/newsletter?wyslano=1',
  confirmNewsletter: (token: string) => `/newsletter/potwierdz/${encodeURIComponent(token)}`,
  /** Unsubscribes from the newsletter; without a token asks for the address. */
  leaveNewsletter: (token = '') => `/newsletter/wypisz${token && `/${encodeURIComponent(token)}`}`,
  askedToLeaveNewsletter: () => '/newsletter/wypisz?wyslano=1',
  askedForSignInLink: () => '/logowanie/link?wyslano=1',
  /** Asks for a code of the second factor, before anyone is signed in. */
  signInCode: (returnTo: string) => `/logowanie/kod?powrot=${encodeURIComponent(returnTo)}`,
  /** Sends the browser to a provider such as Google, which sends it back to `providerReturn`. */
  signInByProvider: (provider: string, returnTo: string) =>
    `/logowanie-przez/${provider}?powrot=${encodeURIComponent(returnTo)}`,
  providerReturn: (provider: string) => `/logowanie-przez/${provider}/powrot`,
  /** Connects what a provider says with an account, or begins a new one. */
  connectProvider: (returnTo: string) => `/logowanie/polacz?powrot=${encodeURIComponent(returnTo)}`,
  registerByProvider: (returnTo: string) => `/rejestracja/przez?powrot=${encodeURIComponent(returnTo)}`,
  /** The sign-in page, with the reason why a provider did not sign in. */
  providerRefused: (provider: string, reason: string, returnTo: string) =>
    `/logowanie?przez=${provider}&blad=${reason}&powrot=${encodeURIComponent(returnTo)}`,
  /** The same for a client who wanted to connect it. */
  providerNotConnected: (provider: string, reason: string) => `/konto/bezpieczenstwo?przez=${provider}&blad=${reason}`,
  signInByLink: (token: string) => `/logowanie/link/${encodeURIComponent(token)}`,
  /** Ends one session: the link of the mail about a new device. */
  endSession: (token: string) => `/logowanie/to-nie-ja/${encodeURIComponent(token)}`,
  askedForPassword: () => '/logowanie/haslo?wyslano=1',
  setPassword: (token: string) => `/logowanie/haslo/${encodeURIComponent(token)}`,
  personalData: () => '/moje-dane.zip',
  /** Where a client is after the account was deleted. */
  accountDeleted: () => '/wyloguj?konto=usuniete',
  confirmEmail: (token: string) => `/konto/potwierdz/${encodeURIComponent(token)}`,
  /** A client's orders; `before` is the number of the last one on the page before, `search` what they are searched for. */
  listedOrders: ({ before, search }: { before?: number | undefined; search: string }) => {
    const query = new URLSearchParams({ ...(before && { przed: `${before}` }), ...(search && { szukaj: search }) })
    return `/konto/zamowienia${query.size > 0 ? `?${query}` : ''}`
  },
  /** The same order in its client's account. */
  accountOrder: (number: number | string) => `/konto/zamowienia/${encodeURIComponent(number)}`,
  /** The page that changes the e-mail, after the link was sent, and once the change is done. */
  accountEmail: () => '/konto/email',
  newEmailSent: () => '/konto/email?wyslano=1',
  emailChanged: () => '/konto/email?zmieniono=1',
  confirmNewEmail: (token: string) => `/konto/email/${encodeURIComponent(token)}`,
  /** The account page after another confirmation link was sent. */
  confirmationSent: () => '/konto?link=wyslany',
  /** Where an order is paid online, by the address of its page; `paidBack` is where the gateway sends the buyer. */
  payOrder: (order: string) => `${order}/platnosc`,
  paidBack: (order: string) => `${order}/platnosc?powrot=1`,
  /** Where the gateway reports. */
  paymentNotification: () => '/platnosc/przelewy24',
  /** Finds an order by number and e-mail. */
  findOrder: () => '/zamowienie/znajdz',
  /** The same form with a number filled in. */
  findOrderNumber: (number: number) => `/zamowienie/znajdz?numer=${number}`,
  /** An attachment of a product; `file` is the SHA-256 of its bytes. */
  file: (file: string, fileName: string) => `/pliki/${file}/${encodeURIComponent(fileName)}`,
  /** Removes a product from the comparison. */
  stopComparing: (product: { id: number }) => `/settings.php?comparers=remove&product=${product.id}`,
  /** The comparison reduced to differences, or with the reason why a product is not in it. */
  differences: () => '/porownanie?roznice=1',
  refusedComparison: (reason: string) => `/porownanie?odmowa=${reason}`,
  emptiedComparison: (products: number[]) => `/porownanie?usuniete=${products.join('-')}`,
  /** The basket at the field of its rebate code. */
  rebateCode: () => '/koszyk#rebate_code',
  /** A shared basket. */
  sharedBasket: (token: string) => `/koszyk/udostepniony/${encodeURIComponent(token)}`,
}

/** Addresses that may change data by GET: links of this family of shops do so. */
export const stateChangingPaths = [
  '/basketchange.php',
  '/login.php',
  '/settings.php',
  '/return.php',
  '/ajax/projector.php',
]

/** Returns whether a GET of this (encoded) path may change data. Invalid UTF-8 was rejected before. */
export function isStateChangingPath(pathname: string): boolean {
  try {
    return stateChangingPaths.includes(decodeURIComponent(pathname).toLowerCase())
  } catch {
    return false
  }
}

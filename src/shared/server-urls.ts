/** Addresses that only the server writes: no page in the browser has to know how. `absolute` adds the public address to a path. */
export const serverUrls = {
  /** Asks a shopper who comes from another site whether he wants what the link says. */
  confirmBasket: (query: string) => `/koszyk/potwierdz?${query}`,
  /** The same for favourites; also says without scripts why a product could not become one. */
  confirmFavourite: (query: string) => `/ulubione/potwierdz?${query}`,
  /** Where the seller is asked about a product; `askedAbout` says that the question has arrived. */
  askAbout: (product: string) => `/strona/kontakt?produkt=${product}`,
  askedAbout: (product: string) => `/strona/kontakt?produkt=${product}&wyslano=1`,
  /** Where a new shop is set up; the key is its merchant's. */
  firstRun: (key = '') => `/pierwsze-kroki${key && `?klucz=${key}`}`,
  /** What the shop tells Ceneo, Google and Meta of its products; only who knows the token gets it. */
  productFeed: (token: string, file: string) => `/oferta/${encodeURIComponent(token)}/${file}`,
  sitemap: () => '/sitemap.xml',
  securityTxt: () => '/.well-known/security.txt',
  absolute: (publicUrl: string, path: string) => `${publicUrl}${path}`,
  /** A script from the shop's settings; `hash` is the SHA-256 of what it says. */
  script: (hash: string) => `/skrypty/${hash}.js`,
  stopNotifications: (token: string) => `/powiadomienie/${encodeURIComponent(token)}`,
  /** The form that asks for the newsletter, on a page of its own; `askedForNewsletter` says what comes next. */
  newsletter: () => '/newsletter',
  askedForNewsletter: () => '/newsletter?wyslano=1',
  confirmNewsletter: (token: string) => `/newsletter/potwierdz/${encodeURIComponent(token)}`,
  /** Leads out of the newsletter; without a token asks for the address. */
  leaveNewsletter: (token = '') => `/newsletter/wypisz${token && `/${encodeURIComponent(token)}`}`,
  askedToLeaveNewsletter: () => '/newsletter/wypisz?wyslano=1',
  askedForSignInLink: () => '/logowanie/link?wyslano=1',
  signInByLink: (token: string) => `/logowanie/link/${encodeURIComponent(token)}`,
  /** The orders of who is signed in; from there the page of each. */
  ordersOfClient: () => '/konto#zamowienia',
  /** The account, which leads on to the page of that order. */
  orderOfClient: (number: string) => `/konto?zamowienie=${number}`,
  /** A file beside a product; `file` is the SHA-256 of its bytes. */
  file: (file: string, fileName: string) => `/pliki/${file}/${encodeURIComponent(fileName)}`,
  /** Takes a product out of what is compared. */
  stopComparing: (product: { id: number }) => `/settings.php?comparers=remove&product=${product.id}`,
  /** The comparison with what differs alone, or with the reason why a product is not among it. */
  differences: () => '/porownanie?roznice=1',
  refusedComparison: (reason: string) => `/porownanie?odmowa=${reason}`,
  emptiedComparison: (products: number[]) => `/porownanie?usuniete=${products.join('-')}`,
  /** The basket at the field of its rebate code. */
  rebateCode: () => '/koszyk#rebate_code',
  /** A basket that somebody has shown to others. */
  sharedBasket: (token: string) => `/koszyk/udostepniony/${encodeURIComponent(token)}`,
}

/** The addresses that may change something when a browser only gets them: links of this family of shops do so. */
export const stateChangingPaths = [
  '/basketchange.php',
  '/login.php',
  '/settings.php',
  '/return.php',
  '/ajax/projector.php',
]

/** Whether getting this path, as it stands in an address, may change something. What is no UTF-8 is refused at the door. */
export function isStateChangingPath(pathname: string): boolean {
  try {
    return stateChangingPaths.includes(decodeURIComponent(pathname).toLowerCase())
  } catch {
    return false
  }
}

import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the storefront, in one table. Their builders stand in shared/urls.ts. */
export default [
  index('pages/home/page.tsx'),
  route('logowanie', 'pages/sign-in/page.tsx'),
  route('wyloguj', 'pages/sign-out/page.tsx'),
  route('dostawa', 'pages/delivery/page.tsx'),
  route('zgody', 'pages/consent/page.tsx'),
  route('koszyk', 'pages/basket/page.tsx'),
  route('koszyk/potwierdz', 'pages/basket-confirm/page.tsx'),
  route('porownanie', 'pages/comparison/page.tsx'),
  route('ulubione/potwierdz', 'pages/favourite-confirm/page.tsx'),
  route('powiadomienie', 'pages/notify/page.tsx'),
  route('powiadomienie/:token', 'pages/stop-notifications/page.tsx'),
  route('konto', 'pages/account/page.tsx'),
  route('kategoria/:category', 'pages/category/page.tsx'),
  route('produkt/:product', 'pages/product/page.tsx'),
  route('szukaj', 'pages/search/page.tsx'),
  route('zamowienie', 'pages/checkout/page.tsx'),
  route('zamowienie/:number/:token', 'pages/order/page.tsx'),
  route('strona/:slug', 'pages/content/page.tsx'),
  route('waluta', 'resources/currency.ts'),
  route('ile/:category?', 'resources/count.ts'),
  route('sitemap.xml', 'resources/sitemap.ts'),
  route('robots.txt', 'resources/robots.ts'),
  route('skrypty/:file', 'resources/script.ts'),
  route('*', 'pages/not-found/page.tsx'),
] satisfies RouteConfig

/** Where browsers are watched: pages of the demo shop that everybody sees alike. */
export const publicPages = {
  home: '/',
  category: '/kategoria/kubki-i-filizanki-1008',
  product: '/produkt/kubek-ania-300-ml-1001',
}

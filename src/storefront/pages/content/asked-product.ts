/** The number of the product that the seller is asked about; null where none is named. */
export function askedProduct(query: URLSearchParams): number | null {
  const id = query.get('produkt') ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}

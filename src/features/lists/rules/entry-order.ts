/** As they were added, the newest first; by name; by price, the cheapest first. */
export const entryOrders = ['added', 'name', 'price'] as const

export type EntryOrder = (typeof entryOrders)[number]

/** The words of an address for an order. */
export const orderInAddress: Record<EntryOrder, string> = { added: 'dodane', name: 'nazwa', price: 'cena' }

/** A page of rows, as its address says. */
export interface EntriesState {
  order: EntryOrder
  /** The order that the address leaves out. */
  usual: EntryOrder
  page: number
}

export function isEntryOrder(text: unknown): text is EntryOrder {
  return entryOrders.some((order) => order === text)
}

/** The order of rows that an address asks for, else the usual one. */
export function askedOrder(asked: string | null, usual: EntryOrder): EntryOrder {
  return entryOrders.find((order) => orderInAddress[order] === asked) ?? usual
}

/** The address of a page of rows; what is usual is left out. `more` is what else it says. */
export function entriesAddress(path: string, state: EntriesState, more: [name: string, value: string][] = []): string {
  const { order, usual, page } = state
  const query = [
    ...(order === usual ? [] : [['sortowanie', orderInAddress[order]]]),
    ...(page === 1 ? [] : [['strona', String(page)]]),
    ...more,
  ].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** The orders in which a list of products may stand: most popular, cheapest, by name. They are words of its address. */
export const sortOrders = ['popularnosc', 'cena', 'nazwa'] as const

export type SortOrder = (typeof sortOrders)[number]

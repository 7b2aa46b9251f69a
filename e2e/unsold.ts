/** A product that no test orders: its stock is always what the demo says. */
export const unsold = { id: 1005, name: 'Kubek Żwir 350 ml biały', path: '/produkt/x-1005', stock: 28 }

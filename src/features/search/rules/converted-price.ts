/** Where a list says that the ends of its price were converted: the place that an address with it leads to, and hidden from all others. */
export const convertedPrice = 'cena-przeliczona'

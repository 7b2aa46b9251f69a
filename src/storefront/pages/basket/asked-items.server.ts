import { readItems } from '#features/basket/checks/basket-items.ts'
import type { BasketItem } from '#features/basket/rules/items.ts'
import type { Field } from './touched.server.ts'

/**
 * What the basket's form asks of lines: quantities and comments that have been changed, and 0 for the lines at the places that are removed.
 * Of a line whose comment alone has been changed the quantity stays what it is by now; a line without a quantity stays as it is.
 */
export function askedItems(touched: Field[], untouched: Field[], removed: string[]): BasketItem[] {
  const zeros = removed.map((place): Field => [`set_quantity[${place}]`, '0'])
  const stay = untouched.filter(([name]) => name.startsWith('set_quantity'))
  const changed = placesOf([...touched, ...zeros], /^(?:set_quantity|comment)\[/)
  const counted = placesOf([...touched, ...stay, ...zeros], /^set_quantity\[/)
  const kept = placesOf(stay, /^set_quantity\[/).difference(placesOf([...touched, ...zeros], /^set_quantity\[/))
  const fields = [...touched, ...stay, ...zeros].filter(([name]) => {
    const place = name.replace(/^\w+/, '')
    return changed.has(place) && counted.has(place)
  })
  return readItems(fields).map((item) => (kept.has(`[${item.place}]`) ? { ...item, keepsQuantity: true } : item))
}

/** '[0]', '[3]' …: where fields of this kind stand. */
function placesOf(fields: Field[], kind: RegExp): Set<string> {
  return new Set(fields.flatMap(([name]) => (kind.test(name) ? name.replace(/^\w+/, '') : [])))
}

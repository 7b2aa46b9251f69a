import { readItems } from '#features/basket/checks/basket-items.ts'
import type { BasketItem } from '#features/basket/rules/items.ts'

export type AskedRow = BasketItem & {
  /** Another field of its row. */
  held: (field: string) => string
}

/** The rows of a posted form that its button is about: the one that `remove` names, else those that are chosen. */
export function rowsAsked(form: FormData): AskedRow[] {
  const one = form.get('remove')
  const asked = new Set(one === null ? form.getAll('chosen') : [one])
  return allRows(form).filter(({ place }) => asked.has(place ?? ''))
}

/** All rows of a posted form. */
export function allRows(form: FormData): AskedRow[] {
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return readItems(fields).map((item) => ({
    ...item,
    held: (field) => String(form.get(`${field}[${item.place}]`) ?? ''),
  }))
}

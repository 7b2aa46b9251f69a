import { readItems } from '#features/basket/checks/basket-items.ts'
import type { BasketItem } from '#features/basket/rules/items.ts'

/** The rows of a posted form that its button is about: the one that `remove` names, else those that are chosen. */
export function rowsAsked(form: FormData): (BasketItem & { held: (field: string) => string })[] {
  const one = form.get('remove')
  const asked = new Set(one === null ? form.getAll('chosen') : [one])
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return readItems(fields)
    .filter(({ place }) => asked.has(place ?? ''))
    .map((item) => ({ ...item, held: (field) => String(form.get(`${field}[${item.place}]`) ?? '') }))
}

type Field = [name: string, value: string]

/**
 * Fields whose index is left out, counted as PHP counts them: each name by itself, from one above the highest index that it had before
 * ('product[]', 'product[]' are 'product[0]', 'product[1]'). Others stay as they are.
 */
export function countIndexes(fields: Iterable<Field>): Field[] {
  const next = new Map<string, number>()
  return [...fields].map(([name, value]): Field => {
    const [, field = '', index = '', rest = ''] = /^(\w{1,30})\[(\d{0,9})\](.*)$/.exec(name) ?? []
    if (field === '') return [name, value]
    const counted = index === '' ? (next.get(field) ?? 0) : Number(index)
    next.set(field, Math.max(next.get(field) ?? 0, counted + 1))
    return [index === '' ? `${field}[${counted}]${rest}` : name, value]
  })
}

type Field = [name: string, value: string]

/**
 * Of a form with many rows, those that its pressed button is about (ours): `only` = 'all', every row that has a quantity; 'chosen', those
 * whose indexes stand under `chosen`; or the index of one row. Without `only` all of them are meant; null: it means none.
 */
export function rowsMeant(fields: Field[]): Field[] | null {
  const only = valuesOf(fields, 'only')[0]
  if (only === undefined) return fields
  const quantities = fields.flatMap(([name]) => /^set_quantity\[(\d{1,9})\]$/.exec(name)?.[1] ?? [])
  const chosen = only === 'chosen' ? valuesOf(fields, 'chosen') : [only]
  const meant = new Set(only === 'all' ? quantities : chosen)
  const rows = fields.filter(([name]) => meant.has(/^\w+\[(\d{1,9})\](?:\[[\w-]{1,50}\])?$/.exec(name)?.[1] ?? ''))
  if (rows.length === 0) return null
  const bare = [...meant].filter((index) => !quantities.includes(index)) // the shop says why it cannot be bought
  return [...rows, ...bare.map((index): Field => [`set_quantity[${index}]`, '1'])]
}

function valuesOf(fields: Field[], wanted: string): string[] {
  return fields.flatMap(([name, value]) => (name === wanted ? value : []))
}

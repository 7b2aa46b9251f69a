import type { Context } from 'hono'
import { replaceNul } from '#shared/plain-text.ts'

/**
 * Returns the fields of a request: first those of its query, then those of its form, urlencoded or multipart. Null when the
 * body is neither. Files are left out.
 */
export async function readFields(context: Context): Promise<[string, string][] | null> {
  const query = [...new URL(context.req.url).searchParams]
  if (context.req.method !== 'POST') return query.map(([name, value]) => [name, replaceNul(value)])
  const body = await readBody(context.req.raw)
  return body && [...query, ...body].map(([name, value]) => [name, replaceNul(value)])
}

async function readBody(request: Request): Promise<[string, string][] | null> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/'))
    return [...new URLSearchParams(await request.text())]
  try {
    const form = await request.formData()
    return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []))
  } catch {
    return null
  }
}

/**
 * The fragment of the page for a form that names its `anchor` (ours): '#heart' after adding, '#heart-removed' after removing.
 */
export function formAnchor(anchor: string | undefined, { removed }: { removed: boolean }): string {
  if (!anchor || !/^[\w-]{1,60}$/.test(anchor)) return ''
  return `#${anchor}${removed ? '-removed' : ''}`
}

type Field = [name: string, value: string]

/**
 * Returns the rows of a form that its pressed button applies to (ours): `only` = 'all' is every row with a quantity and a size that was not
 * shown as one that cannot be bought (`refused_size`), as the button counts them; 'chosen'
 * the indexes under `chosen`; 'changed' these and the rows whose quantity is no longer `shown_quantity`; or the index of one row. All rows
 * without `only`; null when it applies to none.
 */
export function selectRows(fields: Field[]): Field[] | null {
  const only = valuesOf(fields, 'only')[0]
  if (only === undefined) return fields
  const quantities = fields.flatMap(([name]) => /^set_quantity\[(\d{1,9})\]$/.exec(name)?.[1] ?? [])
  const indexes = new Set(indexesOf(only, quantities, fields))
  const rows = fields.filter(([name]) => indexes.has(/^\w+\[(\d{1,9})\](?:\[[\w-]{1,50}\])?$/.exec(name)?.[1] ?? ''))
  if (rows.length === 0) return null
  const bare = [...indexes].filter((index) => !quantities.includes(index)) // included so that the client gets the reason why it cannot be bought
  return [...rows, ...bare.map((index): Field => [`set_quantity[${index}]`, '1'])]
}

function indexesOf(only: string, quantities: string[], fields: Field[]): string[] {
  const values = new Map(fields)
  const chosen = valuesOf(fields, 'chosen')
  const isBuyable = (index: string) => {
    const size = values.get(`size[${index}]`)
    return size !== undefined && size !== '' && !valuesOf(fields, `refused_size[${index}]`).includes(size)
  }
  if (only === 'all') return quantities.filter(isBuyable)
  if (only === 'chosen') return chosen
  if (only !== 'changed') return [only]
  const isChanged = (index: string) => {
    const shown = values.get(`shown_quantity[${index}]`)
    return shown !== undefined && shown !== values.get(`set_quantity[${index}]`)
  }
  return [...chosen, ...quantities.filter(isChanged)]
}

function valuesOf(fields: Field[], wanted: string): string[] {
  return fields.flatMap(([name, value]) => (name === wanted ? value : []))
}

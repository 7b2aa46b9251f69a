import { type CsvValues, readColumn } from './csv-values.ts'
import { onlySize } from './feed-item.ts'

/**
 * Type and name of each row's size. Rows of a group have ids of their own, which stay when other rows come and go; they are named by what
 * makes them differ.
 */
export function csvSizes(rows: CsvValues[]): { type: string; name: string }[] {
  const grouped = readColumn(rows[0] ?? {}, 'group') !== ''
  if (!grouped)
    return rows.map((row) => {
      const size = readColumn(row, 'size')
      return size ? { type: size, name: size } : onlySize
    })
  const differing = (['size', 'colour'] as const).filter(
    (column) => new Set(rows.map((row) => readColumn(row, column))).size > 1,
  )
  return rows.map((row) => {
    const type = readColumn(row, 'id')
    const words = differing.flatMap((column) => readColumn(row, column) || [])
    return { type, name: words.join(' / ') || readColumn(row, 'size') || (rows.length > 1 ? type : onlySize.name) }
  })
}

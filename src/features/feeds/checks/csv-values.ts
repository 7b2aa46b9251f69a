import { type CsvColumn, csvColumns } from './csv-columns.ts'

/** A row by the keys of its columns. */
export type CsvValues = Record<string, string>

/** What a row holds in the first of a column's names that is filled. */
export function readColumn(row: CsvValues, column: CsvColumn): string {
  for (const name of csvColumns[column]) if (row[name]) return row[name].trim()
  return ''
}

/** Several values in one field are parted by '|'. */
export function listOf(text: string): string[] {
  return text.split('|').flatMap((part) => part.trim() || [])
}

/** The product that a row belongs to: rows of one group of Google's or Meta's are one product. */
export function csvId(row: CsvValues): string {
  return readColumn(row, 'group') || readColumn(row, 'id')
}

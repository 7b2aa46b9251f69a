import { stringify } from 'csv-stringify/sync'

/** A text, a number, or a number that is already written, with a dot or a comma: '-12,50'. */
export type CsvCell = string | number | { number: string }

interface CsvStyle {
  /** Every cell in quotes; otherwise only those that need them. */
  quoted?: boolean
  lineEnd?: '\n' | '\r\n'
}

/** The character that spreadsheets read as the beginning of a formula, behind spaces or apostrophes; U+FF0B and its like are the same, full width. */
const formula = /^'*(?:\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r])/
const writtenNumber = /^-?\d+(?:[.,]\d+)?$/

/**
 * Rows as CSV (RFC 4180), each with its line end. A text that a spreadsheet would read as a formula gets an apostrophe in front, which
 * `unescapeFormula` takes away again; numbers stay numbers.
 */
export function csvRowsText(rows: CsvCell[][], { quoted = false, lineEnd = '\r\n' }: CsvStyle = {}): string {
  return stringify(rows, {
    quoted,
    record_delimiter: lineEnd,
    quote_record_delimiter: true, // a lone CR or LF too, whatever ends a record
    escape_formulas: true,
    cast: {
      // The library looks at the first character only: spaces, line ends and apostrophes before a formula are ours.
      string: (text) => (/^[\s']/.test(text) && formula.test(text) ? `'${text}` : text),
      object: (cell) => writtenNumberCell(cell.number),
    },
  })
}

function writtenNumberCell(number: unknown) {
  if (typeof number !== 'string' || !writtenNumber.test(number)) throw new Error(`${number} is no number`)
  return { value: number, escape_formulas: false }
}

/** A cell without the apostrophe that `csvRowsText`, or another shop's export, put in front of a formula. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

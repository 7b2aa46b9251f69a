/** One line of a CSV file, every cell in quotes (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** A text that a spreadsheet takes for no formula, whatever a stranger has typed: such a one gets an apostrophe in front. */
export function escapeFormula(typed: string): string {
  return /^\s*[=+\-@]|^[\t\r]/.test(typed) ? `'${typed}` : typed
}

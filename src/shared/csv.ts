/** Returns one line of a CSV file, every cell in quotes (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** Returns a text that no spreadsheet treats as a formula: a would-be formula gets a leading apostrophe. */
export function escapeFormula(typed: string): string {
  return /^\s*[=+\-@]|^[\t\r]/.test(typed) ? `'${typed}` : typed
}

/** A text that a spreadsheet takes for no formula, whatever a stranger has typed: such a one gets an apostrophe in front. */
export function sheetText(typed: string): string {
  return /^\s*[=+\-@]|^[\t\r]/.test(typed) ? `'${typed}` : typed
}

/** Returns whether the text is a GS1 trade item number (GTIN) of 8, 12, 13 or 14 digits with a valid check digit. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false
  const weighted = [...text].reverse().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3))
  return weighted.reduce((sum, value) => sum + value, 0) % 10 === 0
}

/** A trade item number of GS1 with 8, 12, 13 or 14 digits, whose last digit checks the others. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false
  const weighted = [...text].reverse().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 3))
  return weighted.reduce((sum, value) => sum + value, 0) % 10 === 0
}

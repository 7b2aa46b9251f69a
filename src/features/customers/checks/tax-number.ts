const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** A Polish NIP as ten digits, its checksum right; null when it is none (B8.9). */
export function readNip(typed: string): string | null {
  const digits = typed.replace(/^\s*PL/i, '').replace(/[\s-]/g, '')
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return null
  const sum = weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0)
  return sum % 11 === Number(digits[9]) ? digits : null
}

/** The tax number of a company in any country; outside Poland only its shape is known here. */
export function readTaxNumber(typed: string, country: string): string | null {
  if (country === 'PL') return readNip(typed)
  const characters = typed.toUpperCase().replace(/[\s.-]/g, '')
  return /^[A-Z0-9]{4,16}$/.test(characters) ? characters : null
}

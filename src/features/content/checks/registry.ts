const short = [8, 9, 2, 3, 4, 5, 6, 7]
const long = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]

/**
 * Reads the merchant's registry entry as typed; null when it contains a REGON without 9 or 14 digits and a valid checksum, or a
 * KRS without 10 digits.
 */
export function readRegistry(input: string): string | null {
  const text = input.trim()
  const numbers = [...text.matchAll(/\b(REGON|KRS)\W{0,3}(\d+(?:[ -]\d+)*)/gi)]
  const isRight = (name: string, digits: string) => (name === 'KRS' ? digits.length === 10 : isRegon(digits))
  return numbers.every(([, name = '', input = '']) =>
    [input.replace(/\D/g, ''), input.replace(/\D.*/, '')].some((digits) => isRight(name.toUpperCase(), digits)),
  )
    ? text
    : null
}

/** Nine digits, or fourteen whose first nine are a valid number. */
function isRegon(digits: string): boolean {
  if (digits.length === 14) return isRegon(digits.slice(0, 9)) && endsRight(digits, long)
  return digits.length === 9 && endsRight(digits, short)
}

function endsRight(digits: string, weights: number[]): boolean {
  const sum = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)
  return (sum % 11) % 10 === Number(digits.at(-1))
}

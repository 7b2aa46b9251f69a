import { z } from 'zod'
import { type Colours, lowContrasts } from '../rules/colours.ts'

/** A picture in the shop's storage: its SHA-256 and its size in pixels. */
export interface BrandPicture {
  file: string
  width: number
  height: number
}

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase()
const colours = z.strictObject({ accent: colour, background: colour }).refine((both) => lowContrasts(both).length === 0)
const picture = z.strictObject({
  file: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.int().min(1),
  height: z.int().min(1),
})

/** Reads the colours of a merchant; null when they are invalid, or have too little contrast. */
export function readColours(raw: unknown): Colours | null {
  return colours.safeParse(raw).data ?? null
}

export function readBrandPicture(raw: unknown): BrandPicture | null {
  return picture.safeParse(raw).data ?? null
}

/**
 * Returns the contact for security reports: 'mailto:…' or 'https://…'; a plain e-mail address becomes a mailto link. Null for
 * other input.
 */
export function readSecurityContact(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 500) return null
  const input = raw.trim()
  if (input === '' || /^(?:https:\/\/|mailto:[!-?A-~]+@)[!-~]+$/.test(input)) return input
  return /^[!-~]+@[!-~]+$/.test(input) && !input.includes(':') ? `mailto:${input}` : null
}

const shortRegonWeights = [8, 9, 2, 3, 4, 5, 6, 7]

const longRegonWeights = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]

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
  if (digits.length === 14) return isRegon(digits.slice(0, 9)) && endsRight(digits, longRegonWeights)
  return digits.length === 9 && endsRight(digits, shortRegonWeights)
}

function endsRight(digits: string, weights: number[]): boolean {
  const sum = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)
  return (sum % 11) % 10 === Number(digits.at(-1))
}

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

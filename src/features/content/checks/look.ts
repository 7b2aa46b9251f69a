import { z } from 'zod'
import { type Colours, lowContrasts } from '../rules/colours.ts'

/** A picture among those of the shop: its SHA-256 and its pixels. */
export interface LookPicture {
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

/** The colours that a merchant sets; null when they are none, or words in them could not be read. */
export function readColours(raw: unknown): Colours | null {
  return colours.safeParse(raw).data ?? null
}

export function readLookPicture(raw: unknown): LookPicture | null {
  return picture.safeParse(raw).data ?? null
}

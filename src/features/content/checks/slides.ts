import { z } from 'zod'
import type { Slide } from '../rules/slide.ts'
import { fromUntil, wordsWithLink } from './announced.ts'

const slides = z
  .array(
    z.strictObject({
      ...fromUntil,
      title: z.string().trim().min(1).max(80),
      text: z.string().trim().max(240).default(''),
      link: wordsWithLink,
      picture: z.strictObject({ product: z.int().min(1), place: z.int().min(1).max(100).default(1) }),
    }),
  )
  .max(8)
  .refine((all) => new Set(all.map(({ title }) => title)).size === all.length)

/** The slides that a merchant sets; null when something is wrong with them. */
export function readSlides(raw: unknown): Slide[] | null {
  return slides.safeParse(raw).data ?? null
}

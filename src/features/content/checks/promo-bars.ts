import { z } from 'zod'
import { pageKinds } from '../rules/page-kinds.ts'
import { barLooks, type PromoBar } from '../rules/promo-bar.ts'
import { fromUntil, wordsWithLink } from './announced.ts'

const promoBars = z
  .array(
    z.strictObject({
      ...fromUntil,
      id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
      text: z.string().trim().min(1).max(200),
      link: wordsWithLink.nullable().default(null),
      pages: z.union([z.literal('all'), z.array(z.enum(pageKinds)).min(1)]).default('all'),
      look: z.enum(barLooks).default('calm'),
    }),
  )
  .max(10)
  .refine((bars) => new Set(bars.map(({ id }) => id)).size === bars.length)

/** The bars that a merchant sets; null when something is wrong with them. */
export function readPromoBars(raw: unknown): PromoBar[] | null {
  return promoBars.safeParse(raw).data ?? null
}

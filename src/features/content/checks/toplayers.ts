import { z } from 'zod'
import { pageKinds } from '../rules/page-kinds.ts'
import { devices, type Toplayer } from '../rules/toplayers.ts'
import { fromUntil, wordsWithLink } from './announced.ts'

const toplayers = z
  .array(
    z.strictObject({
      ...fromUntil,
      id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
      title: z.string().trim().min(1).max(100),
      text: z.string().trim().min(1).max(1_000),
      link: wordsWithLink.nullable().default(null),
      pages: z.union([z.literal('all'), z.array(z.enum(pageKinds)).min(1)]).default('all'),
      devices: z
        .array(z.enum(devices))
        .min(1)
        .default([...devices]),
    }),
  )
  .max(10)
  .refine((layers) => new Set(layers.map(({ id }) => id)).size === layers.length)

/** The layers that a merchant sets; null when something is wrong with them. */
export function readToplayers(raw: unknown): Toplayer[] | null {
  return toplayers.safeParse(raw).data ?? null
}

import { z } from 'zod'
import { type HomeSection, homeLabels, promiseIcons } from '../rules/home-section.ts'
import { wordsWithLink } from './announced.ts'

const title = z.string().trim().max(100)
const picture = z.strictObject({ product: z.int().min(1), place: z.int().min(1).max(100).default(1) })

const section = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hero'),
    title: title.min(1),
    text: z.string().trim().max(300).default(''),
    links: z.array(wordsWithLink).max(2).default([]),
    pictures: z.array(picture).max(3).default([]),
  }),
  z.strictObject({
    kind: z.literal('promises'),
    items: z
      .array(z.strictObject({ icon: z.enum(promiseIcons), title: title.min(1), text: z.string().trim().max(200) }))
      .min(1)
      .max(3),
  }),
  z.strictObject({ kind: z.literal('categories'), title: title.default('') }),
  z.strictObject({ kind: z.literal('label'), title: title.min(1), label: z.enum(homeLabels) }),
  z.strictObject({ kind: z.literal('category'), title: title.min(1), category: z.int().min(1) }),
  z.strictObject({ kind: z.literal(['newest', 'reduced']), title: title.default('') }),
  z.strictObject({
    kind: z.literal('text'),
    title: title.min(1),
    text: z.string().trim().min(1).max(3_000),
    anchor: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,39}$|^$/)
      .default(''),
    picture: picture.nullable().default(null),
    link: wordsWithLink.nullable().default(null),
  }),
  z.strictObject({ kind: z.literal('picture'), picture, link: wordsWithLink }),
  z.strictObject({ kind: z.literal('link'), link: wordsWithLink }),
])

/** The hero has the page's one heading of the first level, and stands first. */
const sections = z
  .array(section)
  .max(20)
  .refine((all) => all.every(({ kind }, place) => kind !== 'hero' || place === 0))

/** The sections that a merchant sets; null when something is wrong with them. */
export function readHomeSections(raw: unknown): HomeSection[] | null {
  return sections.safeParse(raw).data ?? null
}

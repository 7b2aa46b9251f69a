import { z } from 'zod'
import {
  type HomeSection,
  homeLabels,
  type ListPicture,
  type PromoBar,
  pageKinds,
  promiseIcons,
  promoBarStyles,
  type Slide,
  type Toplayer,
  toplayerDevices,
} from '../rules/content-blocks.ts'

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
/** A period: days in Poland, or times with their zone. */
const scheduleFields = { from: moment.nullable().default(null), until: moment.nullable().default(null) }

/** A text that links to a page of this shop, or by https to another site. */
const linkSchema = z.strictObject({
  text: z.string().trim().min(1).max(60),
  address: z.string().regex(/^(?:\/(?![/\\])|https:\/\/)[^\s"<>]*$/),
})

const sectionTitle = z.string().trim().max(100)
const pictureChoice = z.strictObject({ product: z.int().min(1), place: z.int().min(1).max(100).default(1) })

const homeSection = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hero'),
    title: sectionTitle.min(1),
    text: z.string().trim().max(300).default(''),
    links: z.array(linkSchema).max(2).default([]),
    pictures: z.array(pictureChoice).max(3).default([]),
  }),
  z.strictObject({
    kind: z.literal('promises'),
    items: z
      .array(
        z.strictObject({ icon: z.enum(promiseIcons), title: sectionTitle.min(1), text: z.string().trim().max(200) }),
      )
      .min(1)
      .max(4),
  }),
  z.strictObject({ kind: z.literal('categories'), title: sectionTitle.default('') }),
  z.strictObject({ kind: z.literal('label'), title: sectionTitle.min(1), label: z.enum(homeLabels) }),
  z.strictObject({ kind: z.literal('category'), title: sectionTitle.min(1), category: z.int().min(1) }),
  z.strictObject({ kind: z.literal(['newest', 'reduced']), title: sectionTitle.default('') }),
  z.strictObject({
    kind: z.literal('opinions'),
    title: sectionTitle.min(1),
    products: z.array(z.int().min(1)).min(1).max(3),
  }),
  z.strictObject({
    kind: z.literal('text'),
    title: sectionTitle.min(1),
    text: z.string().trim().min(1).max(3_000),
    anchor: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,39}$|^$/)
      .default(''),
    picture: pictureChoice.nullable().default(null),
    link: linkSchema.nullable().default(null),
  }),
  z.strictObject({ kind: z.literal('picture'), picture: pictureChoice, link: linkSchema }),
  z.strictObject({ kind: z.literal('link'), link: linkSchema }),
])

/** The hero contains the page's only h1, and comes first. */
const homeSections = z
  .array(homeSection)
  .max(20)
  .refine((all) => all.every(({ kind }, index) => kind !== 'hero' || index === 0))

/** Reads the sections of a merchant; null when they are invalid. */
export function readHomeSections(raw: unknown): HomeSection[] | null {
  return homeSections.safeParse(raw).data ?? null
}

const promoBars = z
  .array(
    z.strictObject({
      ...scheduleFields,
      id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
      text: z.string().trim().min(1).max(200),
      link: linkSchema.nullable().default(null),
      pages: z.union([z.literal('all'), z.array(z.enum(pageKinds)).min(1)]).default('all'),
      look: z.enum(promoBarStyles).default('calm'),
    }),
  )
  .max(10)
  .refine((bars) => new Set(bars.map(({ id }) => id)).size === bars.length)

/** Reads the bars of a merchant; null when they are invalid. */
export function readPromoBars(raw: unknown): PromoBar[] | null {
  return promoBars.safeParse(raw).data ?? null
}

const slides = z
  .array(
    z.strictObject({
      ...scheduleFields,
      title: z.string().trim().min(1).max(80),
      text: z.string().trim().max(240).default(''),
      link: linkSchema,
      picture: z.strictObject({ product: z.int().min(1), place: z.int().min(1).max(100).default(1) }),
    }),
  )
  .max(8)
  .refine((all) => new Set(all.map(({ title }) => title)).size === all.length)

/** Reads the slides of a merchant; null when they are invalid. */
export function readSlides(raw: unknown): Slide[] | null {
  return slides.safeParse(raw).data ?? null
}

const listPictures = z
  .array(z.strictObject({ of: z.union([z.int().min(1), z.string().regex(/^[a-z]{1,40}$/)]), picture: pictureChoice }))
  .max(200)
  .refine((all) => new Set(all.map(({ of }) => of)).size === all.length)

/** Reads the pictures of lists; null when they are invalid. */
export function readListPictures(raw: unknown): ListPicture[] | null {
  return listPictures.safeParse(raw).data ?? null
}

const toplayers = z
  .array(
    z.strictObject({
      ...scheduleFields,
      id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
      title: z.string().trim().min(1).max(100),
      text: z.string().trim().min(1).max(1_000),
      link: linkSchema.nullable().default(null),
      pages: z.union([z.literal('all'), z.array(z.enum(pageKinds)).min(1)]).default('all'),
      devices: z
        .array(z.enum(toplayerDevices))
        .min(1)
        .default([...toplayerDevices]),
    }),
  )
  .max(10)
  .refine((layers) => new Set(layers.map(({ id }) => id)).size === layers.length)

/** Reads the layers of a merchant; null when they are invalid. */
export function readToplayers(raw: unknown): Toplayer[] | null {
  return toplayers.safeParse(raw).data ?? null
}

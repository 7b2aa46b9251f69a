import { z } from 'zod'
import { done, type Result, refused } from '#shared/result.ts'

export interface CategoryTree {
  name: string
  slug?: string
  /** HTML or plain text; made harmless before it is stored. */
  description?: string
  children?: CategoryTree[]
}

const category: z.ZodType<CategoryTree> = z.strictObject({
  name: z.string().trim().min(1).max(200),
  slug: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,79}$/)
    .optional(),
  description: z.string().max(50_000).optional(),
  get children() {
    return z.array(category).max(200).optional()
  },
})

/** Categories out of JSON, or the place of the first thing in it that is wrong: '0.children.1.name'; '' is the whole. */
export function readCategories(json: string): Result<CategoryTree[], { place: string }> {
  const read = z.array(category).max(200).safeParse(parse(json))
  return read.success ? done(read.data) : refused({ place: read.error.issues[0]?.path.join('.') ?? '' })
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

import { z } from 'zod'
import { done, type Result, refused } from '#shared/result.ts'
import { type ProductOverride, productLabels } from '../rules/product.ts'

const yes = ['tak', 'yes', 'true', '1']
const no = ['nie', 'no', 'false', '0']

/** A value of JSON, or the same as a word in CSV. */
const flag = z.union([z.boolean(), z.string()]).transform((typed, context) => {
  const word = String(typed).trim().toLowerCase()
  if (yes.includes(word)) return true
  if (no.includes(word)) return false
  context.addIssue({ code: 'custom' })
  return z.NEVER
})

/** A list in JSON, or words separated by spaces in CSV; null and '' leave the decision to the source. */
const labels = z
  .union([z.array(z.string()), z.string()])
  .transform((typed) => (typeof typed === 'string' ? typed.split(/[\s,;]+/).filter(Boolean) : typed))
  .pipe(z.array(z.enum(productLabels)).max(productLabels.length))

const overrideCheck = z.strictObject({
  id: z.coerce.number().int().min(1),
  visible: flag.nullable().optional(),
  withdrawn: flag.nullable().optional(),
  labels: labels.nullable().optional(),
})

/** One row of a merchant's decisions about products, or the name of the invalid field, '' for the whole row. */
export function readProductOverride(raw: unknown): { choice: ProductOverride } | { wrong: string } {
  const read = overrideCheck.safeParse(raw)
  if (!read.success) {
    const [issue] = read.error.issues
    return { wrong: String(issue?.code === 'unrecognized_keys' ? issue.keys[0] : (issue?.path[0] ?? '')) }
  }
  const { visible, withdrawn, ...rest } = read.data
  return {
    choice: {
      ...rest,
      ...(visible !== undefined && { visible: visible === false ? false : null }),
      ...(withdrawn !== undefined && { withdrawn: withdrawn === true ? true : null }),
    },
  }
}

export interface CategoryTree {
  name: string
  slug?: string
  /** HTML or plain text; sanitized before it is stored. */
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

/** The categories in JSON, or the path of the first invalid value: '0.children.1.name'; '' is the whole. */
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

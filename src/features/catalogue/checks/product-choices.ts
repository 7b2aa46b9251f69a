import { z } from 'zod'
import { type ProductChoice, productLabels } from '../rules/product-choice.ts'

const yes = ['tak', 'yes', 'true', '1']
const no = ['nie', 'no', 'false', '0']

/** From JSON as it is, from CSV as a word. */
const flag = z.union([z.boolean(), z.string()]).transform((typed, context) => {
  const word = String(typed).trim().toLowerCase()
  if (yes.includes(word)) return true
  if (no.includes(word)) return false
  context.addIssue({ code: 'custom' })
  return z.NEVER
})

/** From JSON a list, from CSV words with spaces between; null and '' are the source's. */
const labels = z
  .union([z.array(z.string()), z.string()])
  .transform((typed) => (typeof typed === 'string' ? typed.split(/[\s,;]+/).filter(Boolean) : typed))
  .pipe(z.array(z.enum(productLabels)).max(productLabels.length))

const choice = z.strictObject({
  id: z.coerce.number().int().min(1),
  visible: flag.nullable().optional(),
  withdrawn: flag.nullable().optional(),
  labels: labels.nullable().optional(),
})

/** One row of what a merchant wants of products; the field that is wrong when it cannot be meant, '' for the whole. */
export function readProductChoice(raw: unknown): { choice: ProductChoice } | { wrong: string } {
  const read = choice.safeParse(raw)
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

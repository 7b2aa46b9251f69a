import { z } from 'zod'
import { isDecimalBetween } from '#shared/decimal.ts'
import { expects, type JsonProblem, readJson } from '#shared/read-json.ts'
import type { Result } from '#shared/result.ts'
import { conditionKinds } from './rules/condition-list.ts'
import { isInOrder, periodFields } from './rules/conditions/period.ts'
import type { PromotionInput } from './rules/promotion.ts'
import { isPossibleCode, normalizeCode } from './rules/rebate-code.ts'
import { promotionFileTexts } from './texts/promotions.ts'

const amount = z.int().min(1).max(1_000_000_000)
const count = z.int().min(1).max(1_000_000_000)
const slug = z.string().min(1).max(200)
const percent = z
  .string()
  .refine((text) => isDecimalBetween(text, 0n, 100_000_000n), expects(promotionFileTexts.percent))
const conditionSchemas = conditionKinds.map(({ schema }) => schema) as unknown as [z.ZodObject, ...z.ZodObject[]]
const condition = z.discriminatedUnion('kind', conditionSchemas)

const benefit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent }),
  z.strictObject({ kind: z.literal('amount'), amount }),
  z.strictObject({ kind: z.literal('nth_cheaper'), nth: z.int().min(2).max(1000), percent }),
  z.strictObject({ kind: z.literal('free_delivery') }),
  z.strictObject({ kind: z.literal('gift'), productIds: z.array(z.int()).min(1) }),
  z.strictObject({ kind: z.literal('points'), points: z.int().min(1).max(1_000_000) }),
])

const code = z
  .strictObject({
    code: z.string().refine((text) => isPossibleCode(normalizeCode(text)), expects(promotionFileTexts.code)),
    shown: z.boolean().optional(),
    client: z.email().optional(),
    uses: count.optional(),
    usesPerClient: count.optional(),
    ...periodFields,
  })
  .refine(isInOrder, expects(promotionFileTexts.inOrder))

const promotion = z.strictObject({
  key: slug,
  name: z.string().trim().min(1).max(200),
  priority: z.int().min(-1000).max(1000).optional(),
  combines: z.boolean().optional(),
  conditions: z.array(condition).optional(),
  benefits: z.array(benefit).min(1),
  codes: z.array(code).optional(),
})

/** The promotions of a JSON file, or everything that is wrong with it. */
export function readPromotions(json: string): Result<PromotionInput[], JsonProblem[]> {
  return readJson(z.array(promotion), json) as Result<PromotionInput[], JsonProblem[]>
}

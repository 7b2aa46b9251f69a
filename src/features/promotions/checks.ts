import { z } from 'zod'
import { parseDecimal } from '#shared/decimal.ts'
import { expects, type JsonProblem, readJson } from '#shared/read-json.ts'
import type { Result } from '#shared/result.ts'
import type { PromotionInput } from './rules/promotion.ts'
import { isPossibleCode, normalizeCode } from './rules/rebate-code.ts'
import { promotionFileTexts } from './texts.ts'

const amount = z.int().min(1).max(1_000_000_000)
const count = z.int().min(1).max(1_000_000_000)
const slug = z.string().min(1).max(200)
const moment = z.iso.datetime({ offset: true })
const percent = z.string().refine((text) => isBetween(text, 0n, 100_000_000n), expects(promotionFileTexts.percent))
const quantity = z
  .string()
  .refine((text) => isBetween(text, 0n, 1_000_000_000_000n), expects(promotionFileTexts.quantity))

const period = { from: moment.optional(), to: moment.optional() }
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || new Date(from) < new Date(to)

const condition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('value'), from: amount, of: z.literal('basket').optional() }),
  z.strictObject({ kind: z.literal('quantity'), from: quantity }),
  z.strictObject({ kind: z.literal('category'), categories: z.array(slug).min(1) }),
  z.strictObject({ kind: z.literal('producer'), producers: z.array(slug).min(1) }),
  z.strictObject({ kind: z.literal('products'), products: z.array(z.int()).min(1) }),
  z.strictObject({ kind: z.literal('group'), names: z.array(slug).min(1) }),
  z.strictObject({ kind: z.literal('signed_in') }),
  z.strictObject({ kind: z.literal('company') }),
  z.strictObject({ kind: z.literal('first_order') }),
  z.strictObject({ kind: z.literal('period'), ...period }).refine(inOrder, expects(promotionFileTexts.inOrder)),
])

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
    ...period,
  })
  .refine(inOrder, expects(promotionFileTexts.inOrder))

const promotion = z.strictObject({
  key: slug,
  name: z.string().trim().min(1).max(200),
  priority: z.int().min(-1000).max(1000).optional(),
  combines: z.boolean().optional(),
  conditions: z.array(condition).optional(),
  benefits: z.array(benefit).min(1),
  codes: z.array(code).optional(),
})

/** Promotions out of JSON, or all that is wrong with it. */
export function readPromotions(json: string): Result<PromotionInput[], JsonProblem[]> {
  return readJson(z.array(promotion), json) as Result<PromotionInput[], JsonProblem[]>
}

/** Above the least, and not above the most. */
function isBetween(text: string, least: bigint, most: bigint): boolean {
  const value = parseDecimal(text)
  return value !== null && value > least && value <= most
}

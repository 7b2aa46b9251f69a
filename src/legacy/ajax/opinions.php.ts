import type { Context } from 'hono'
import { rateOpinion } from '#features/opinions/actions/rate-opinion.ts'
import {
  type OpinionProblem,
  writeOpinionOfOrder,
  writeUnprovenOpinion,
} from '#features/opinions/actions/write-opinion.ts'
import type { OpinionSubject } from '#features/opinions/rules/opinion.ts'
import { findRateableOrder } from '#features/opinions/views/rateable-order.ts'
import type { Result } from '#shared/result.ts'
import { translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import type { RequestEnvironment } from '../../server/request-context.ts'
import { readFields } from '../form-fields.ts'
import { opinionsAnswer, readOpinionsRequest } from '../opinions-answer.ts'
import { legacyTexts } from '../texts.ts'

/**
 * /ajax/opinions.php (B2.20, B3.37, B7.11): action=get lists published opinions, action=rate counts whether one helps, action=insert takes a
 * new one. The last two change data and are accepted by POST only.
 */
export async function opinionsAjax(context: Context<RequestEnvironment>): Promise<Response> {
  const { publicShop } = context.var
  const sent = await readFields(context)
  const fields = new Map(sent)
  const action = fields.get('action') ?? ''
  const isPost = context.req.method === 'POST'
  if (action === 'get') return context.json(await opinionsAnswer(publicShop, readOpinionsRequest(sent ?? [])))
  if ((action === 'rate' || action === 'insert') && !isPost) {
    const message = translate(legacyTexts.onlyByPost, {}, publicShop.textOverrides)
    return context.json({ result: null, errors: [{ code: 'post_only', message }] }, 405, { Allow: 'POST' })
  }
  if (action === 'rate') return rate(context, fields)
  if (action === 'insert') return insert(context, fields)
  const message = translate(legacyTexts.unknownAction, {}, publicShop.textOverrides)
  return context.json({ error: { code: 'unknown_action', message } }, 404)
}

const voteStatuses = { unknown: 404, own: 409, again: 409, wait: 429 } as const

/** id, operation=positive|negative. */
async function rate(context: Context<RequestEnvironment>, fields: ReadonlyMap<string, string>): Promise<Response> {
  const shop = await context.var.openShop()
  const operation = fields.get('operation')
  if (operation !== 'positive' && operation !== 'negative') {
    const message = translate(legacyTexts.unknownAction, {}, shop.textOverrides)
    return context.json({ result: null, errors: [{ code: 'unknown_operation', message }] }, 400)
  }
  const id = fields.get('id') ?? ''
  const opinionId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
  const voted = await rateOpinion(shop, { opinionId, isHelpful: operation === 'positive' })
  if (voted.ok)
    return context.json({
      result: { score_positive: voted.value.helpful, score_negative: voted.value.unhelpful },
      errors: [],
    })
  const { code, message } = voted.problem
  const error = { code, message: translate(message.text, message.values, shop.textOverrides) }
  return context.json({ result: null, errors: [error] }, voteStatuses[code])
}

const insertStatuses = { faults: 422, wait: 429, closed: 403, again: 409 } as const

/**
 * sourceType=p (a product) or o (an order: the shop), sourceId, rating, opinion, author, email, language. A signed-in client's purchase proves
 * it; others may write where the shop takes opinions from anyone. An order names itself by sourceId, so only its client may.
 */
async function insert(context: Context<RequestEnvironment>, fields: ReadonlyMap<string, string>): Promise<Response> {
  const shop = await context.var.openShop()
  const stored = await store(shop, fields)
  if (stored.ok) return context.json({ result: { id: stored.value.id, state: stored.value.state }, errors: [] })
  const { problem } = stored
  const words = ({ text, values }: (typeof problem & { code: 'closed' })['message']) =>
    translate(text, values, shop.textOverrides)
  const errors =
    problem.code === 'faults'
      ? Object.entries(problem.faults).map(([field, message]) => ({ code: 'invalid', field, message: words(message) }))
      : [{ code: problem.code, message: words(problem.message) }]
  return context.json({ result: null, errors }, insertStatuses[problem.code])
}

async function store(
  shop: Shop,
  fields: ReadonlyMap<string, string>,
): Promise<Result<{ id: number; state: string }, OpinionProblem>> {
  const sourceId = fields.get('sourceId') ?? ''
  const number = /^[1-9]\d{0,8}$/.test(sourceId) ? Number(sourceId) : 0
  const isOfShop = fields.get('sourceType') === 'o'
  const subject: OpinionSubject = isOfShop ? 'shop' : { productId: number }
  const order = await findRateableOrder(shop, subject, isOfShop ? number : null)
  return order ? writeOpinionOfOrder(shop, { order, subject }, fields) : writeUnprovenOpinion(shop, subject, fields)
}

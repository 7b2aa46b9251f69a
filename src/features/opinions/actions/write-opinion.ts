import { findProductPage } from '#features/catalogue/queries/product-page.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { retryMessage } from '#features/customers/rules.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type Shop, transaction } from '#shop'
import { checkOpinion, type OpinionInput } from '../checks/opinion.ts'
import type { OpinionState, OpinionSubject } from '../rules/opinion.ts'
import { canChangeOpinion, canRateOrder } from '../rules/opinion-rights.ts'
import { opinionsAtOnceSetting, opinionsFromAnyoneSetting } from '../settings.ts'
import { opinionFormTexts } from '../texts/opinion-form.ts'
import { deleteOpinion, insertOpinions, lockOpinionOfOrder } from '../writes/opinions.ts'
import { refreshOpinions } from './refresh-opinions.ts'

/**
 * Why an opinion is not stored. faults: by field name; wait: limit of the visitor's address; closed: it is not theirs to write; again: it is
 * published or written already.
 */
export type OpinionProblem =
  | { code: 'faults'; faults: FieldProblems }
  | { code: 'wait'; message: Message; until: Date }
  | { code: 'closed' | 'again'; message: Message }

type Stored = { id: number; state: OpinionState }

/**
 * Stores what the buyer of an order thinks of one of its products, or of the shop: one opinion of each, which can be changed until it is
 * published. What is changed gets another number, and waits: the shop publishes only what it has read. The caller has checked that the order is the visitor's (`findVisibleOrder`).
 */
export async function writeOpinionOfOrder(
  shop: Shop,
  { order, subject }: { order: Order; subject: OpinionSubject },
  fields: ReadonlyMap<string, unknown>,
): Promise<Result<Stored, OpinionProblem>> {
  const position = positionOf(order, subject)
  if (position === undefined) return refused({ code: 'closed', message: { text: opinionFormTexts.closed } })
  if (!canRateOrder(order.status)) return refused({ code: 'closed', message: { text: opinionFormTexts.tooEarly } })
  const { problems, ...input } = checkOpinion(fields, { asksEmail: false })
  if (Object.keys(problems).length > 0) return refused({ code: 'faults', faults: problems })
  const wait = await limitOpinions(shop)
  if (wait) return wait
  const state: OpinionState = shop.settings.get(opinionsAtOnceSetting) === 'yes' ? 'published' : 'waiting'
  return transaction(shop, async (shop) => {
    const { id: orderId, email, customerId } = order
    const values = {
      ...input,
      ...{ subject, customerId, email },
      order: { id: orderId, position },
      proof: 'order' as const,
    }
    const [id] = await insertOpinions(shop, [newOpinion(shop, { ...values, state })])
    if (id !== undefined) return announce(shop, { id, state }, subject)
    const former = await lockOpinionOfOrder(shop, orderId, subject)
    const isSame = former?.content === input.content && former.rating === input.rating && former.author === input.author
    if (isSame && former.state !== 'rejected') return done({ id: former.id, state: former.state }) // sent twice
    if (!former || !canChangeOpinion(former.state))
      return refused({ code: 'again', message: { text: opinionFormTexts.alreadyPublished } })
    await deleteOpinion(shop, former.id) // with its votes and the shop's answer, which were about another text
    const [changed = 0] = await insertOpinions(shop, [newOpinion(shop, { ...values, state: 'waiting' })])
    return announce(shop, { id: changed, state: 'waiting' }, subject)
  })
}

/** Stores what somebody without a proven purchase thinks of a product, where the shop takes it: it waits until the shop has read it. */
export async function writeUnprovenOpinion(
  shop: Shop,
  subject: OpinionSubject,
  fields: ReadonlyMap<string, unknown>,
): Promise<Result<Stored, OpinionProblem>> {
  const isOpen = shop.settings.get(opinionsFromAnyoneSetting) === 'yes'
  const product = subject === 'shop' ? null : await findProductPage(shop, subject.productId)
  if (!isOpen || (subject !== 'shop' && (!product || product.withdrawn)))
    return refused({ code: 'closed', message: { text: opinionFormTexts.closed } })
  const { problems, ...input } = checkOpinion(fields, { asksEmail: true })
  if (Object.keys(problems).length > 0) return refused({ code: 'faults', faults: problems })
  const wait = await limitOpinions(shop)
  if (wait) return wait
  return transaction(shop, async (shop) => {
    const { customerId } = shop.visitor
    const values = { ...input, ...{ subject, customerId }, state: 'waiting' as const, order: null, proof: null }
    const [id] = await insertOpinions(shop, [newOpinion(shop, values)])
    if (id === undefined) return refused({ code: 'again', message: { text: opinionFormTexts.alreadyWritten } })
    return announce(shop, { id, state: 'waiting' }, subject)
  })
}

type NewValues = OpinionInput &
  Pick<Parameters<typeof insertOpinions>[1][number], 'subject' | 'state' | 'customerId' | 'order' | 'proof'>

function newOpinion(shop: Shop, values: NewValues) {
  return { ...values, language: 'pl', writtenAt: shop.now, answer: null, helpful: 0, unhelpful: 0 }
}

/** What is published at once is counted; the seller gets a mail. */
async function announce(shop: Shop, stored: Stored, subject: OpinionSubject): Promise<Result<Stored, OpinionProblem>> {
  if (stored.state === 'published') await refreshOpinions(shop, subject)
  await shop.enqueue(shop.database, 'send-opinion-mail', { opinionId: stored.id })
  return done(stored)
}

/** The line of the product; null for the shop, undefined: the order has no such product. */
function positionOf({ lines }: Order, subject: OpinionSubject): number | null | undefined {
  if (subject === 'shop') return null
  return lines.find(({ productId, kind }) => productId === subject.productId && kind === 'goods')?.position
}

const opinionsPerAddress = { tries: 30, minutes: 60 }
/** A limit over all visitors, so that the seller's mailbox stays usable. */
const opinionsInAll = { tries: 300, minutes: 60 }

async function limitOpinions({ database, visitor, now }: Shop) {
  const name = 'opinions'
  const limits = [{ name: 'opinions in all', key: 'opinions in all', ...opinionsInAll }]
  if (visitor.address !== null) limits.push({ name, key: `opinions from ${visitor.address}`, ...opinionsPerAddress })
  const until = await countAttempt(database, limits, now)
  return until && refused({ code: 'wait' as const, message: retryMessage(opinionFormTexts.wait, until, now), until })
}

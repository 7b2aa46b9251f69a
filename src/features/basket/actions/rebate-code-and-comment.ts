import { retryMessage } from '#features/customers/rules.ts'
import { countCodeAttempt } from '#features/promotions/actions/rebate-code-limits.ts'
import type { CodeRefusal } from '#features/promotions/rules/promotion-result.ts'
import { isPossibleCode, normalizeCode, unknownCode } from '#features/promotions/rules/rebate-code.ts'
import { truncateComment } from '#shared/comment.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transaction } from '#shop'
import { basketOwner, getBasketComment, getStoredBasket, type StoredBasket } from '../queries/stored-basket.ts'
import type { CodeOutcome, CodeProblem } from '../rules/messages.ts'
import { extraTexts } from '../texts/extras.ts'
import { priceBasket } from '../views.ts'
import { lockBasket, saveChoices, setComment } from '../writes/basket.ts'

/** What can come true while the basket changes is kept; of what cannot the shopper is told, and an earlier code stays. */
const waiting: CodeRefusal['code'][] = ['minimum', 'conditions', 'not_combined', 'signed_in_only']

/** Gives the visitor's basket a rebate code in place of any other. Whoever tries very many waits. */
export async function setRebateCode(shop: Shop, typed: string): Promise<Result<CodeOutcome, CodeProblem>> {
  const text = typed.trim()
  const owner = basketOwner(shop.visitor)
  if (text === '') return refused({ code: 'no_code', message: { text: extraTexts.noCode } })
  if (!owner) return refused({ code: 'empty_basket', message: { text: extraTexts.codeNeedsGoods } })
  if (!isPossibleCode(normalizeCode(text))) return refused(unknownCode)
  const until = await countCodeAttempt(shop)
  if (until) return refused({ code: 'wait', message: retryMessage(extraTexts.codeWait, until, shop.now) })
  return transaction(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const held = await getStoredBasket(shop, basketId)
    if (held.lines.length === 0) return refused({ code: 'empty_basket', message: { text: extraTexts.codeNeedsGoods } })
    const { promoted } = await priceBasket(shop, { ...held, choices: { ...held.choices, rebateCode: text } })
    const refusal = promoted.code?.refusal ?? null
    if (refusal && (!waiting.includes(refusal.code) || (await works(shop, held)))) return refused(refusal)
    await saveChoices(shop, basketId, { rebateCode: text })
    if (refusal) return done({ ...refusal, state: 'waits' })
    return done({
      state: 'works',
      message: { text: extraTexts.codeWorks, values: { code: promoted.code?.text ?? text } },
    })
  })
}

/** Whether the basket has a code that gives something: one that does not is no reason to lose it. */
async function works(shop: Shop, held: StoredBasket): Promise<boolean> {
  if (held.choices.rebateCode === '') return false
  return (await priceBasket(shop, held)).promoted.code?.refusal === null
}

/** Takes the rebate code away. */
export async function removeRebateCode(shop: Shop): Promise<CodeOutcome> {
  const owner = basketOwner(shop.visitor)
  if (owner)
    await transaction(shop, async (shop) => saveChoices(shop, await lockBasket(shop, owner), { rebateCode: '' }))
  return { state: 'removed', message: { text: extraTexts.codeRemoved } }
}

/**
 * Keeps what is to be said about the whole order; '' forgets it. Answers whether it was
 * too long and has been cut (A5.10). Whoever has no basket has nothing to comment on.
 */
export async function commentBasket(shop: Shop, typed: string): Promise<{ cut: boolean }> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return { cut: false }
  const { text, cut } = truncateComment(typed)
  const comment = text.trim()
  if (comment === (await getBasketComment(shop))) return { cut }
  await transaction(shop, async (shop) => setComment(shop, await lockBasket(shop, owner), comment))
  return { cut }
}

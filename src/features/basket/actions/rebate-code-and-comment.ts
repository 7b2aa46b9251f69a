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

/** Store codes that may become valid later (e.g. minimum value). Reject permanently invalid codes and keep the previous one. */
const pendingRefusals: CodeRefusal['code'][] = ['minimum', 'conditions', 'not_combined', 'signed_in_only']

/** Sets the rebate code of the visitor's basket, replacing any other. The number of attempts is limited. */
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
    const basket = await getStoredBasket(shop, basketId)
    if (basket.lines.length === 0)
      return refused({ code: 'empty_basket', message: { text: extraTexts.codeNeedsGoods } })
    const { promoted } = await priceBasket(shop, { ...basket, choices: { ...basket.choices, rebateCode: text } })
    const refusal = promoted.code?.refusal ?? null
    if (refusal && (!pendingRefusals.includes(refusal.code) || (await hasEffect(shop, basket)))) return refused(refusal)
    await saveChoices(shop, basketId, { rebateCode: text })
    if (refusal) return done({ ...refusal, state: 'waits' })
    return done({
      state: 'works',
      message: { text: extraTexts.codeWorks, values: { code: promoted.code?.text ?? text } },
    })
  })
}

/** Whether the basket's current code has an effect: a code that cannot take effect yet does not replace it. */
async function hasEffect(shop: Shop, basket: StoredBasket): Promise<boolean> {
  if (basket.choices.rebateCode === '') return false
  return (await priceBasket(shop, basket)).promoted.code?.refusal === null
}

/** Removes the rebate code. */
export async function removeRebateCode(shop: Shop): Promise<CodeOutcome> {
  const owner = basketOwner(shop.visitor)
  if (owner)
    await transaction(shop, async (shop) => saveChoices(shop, await lockBasket(shop, owner), { rebateCode: '' }))
  return { state: 'removed', message: { text: extraTexts.codeRemoved } }
}

/**
 * Saves the comment on the whole order; '' deletes it. Returns whether it was too long and has been cut (A5.10). Without a basket nothing is
 * saved.
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

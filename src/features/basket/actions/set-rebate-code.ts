import { waitMessage } from '#features/customers/rules/wait.ts'
import { countCodeTry } from '#features/promotions/actions/count-code-try.ts'
import type { CodeRefusal } from '#features/promotions/rules/promoted.ts'
import { codeText, mayBeCode, unknownCode } from '#features/promotions/rules/rebate-code.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transaction } from '#shop'
import { basketOf, basketOwner, type HeldBasket } from '../reads/held-lines.ts'
import { seeBasket } from '../reads/see-basket.ts'
import type { CodeOutcome, CodeProblem } from '../rules/code-messages.ts'
import { extraTexts } from '../texts/extras.ts'
import { saveChoices } from '../writes/choices.ts'
import { lockBasket } from '../writes/lines.ts'

/** What can come true while the basket changes is kept; of what cannot the shopper is told, and an earlier code stays. */
const waiting: CodeRefusal['code'][] = ['minimum', 'conditions', 'not_combined', 'signed_in_only']

/** Gives the visitor's basket a rebate code in place of any other. Whoever tries very many waits. */
export async function setRebateCode(shop: Shop, typed: string): Promise<Result<CodeOutcome, CodeProblem>> {
  const text = typed.trim()
  const owner = basketOwner(shop.visitor)
  if (text === '') return refused({ code: 'no_code', message: { text: extraTexts.noCode } })
  if (!owner) return refused({ code: 'empty_basket', message: { text: extraTexts.codeNeedsGoods } })
  if (!mayBeCode(codeText(text))) return refused(unknownCode)
  const until = await countCodeTry(shop)
  if (until) return refused({ code: 'wait', message: waitMessage(extraTexts.codeWait, until, shop.now) })
  return transaction(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const held = await basketOf(shop, basketId)
    if (held.lines.length === 0) return refused({ code: 'empty_basket', message: { text: extraTexts.codeNeedsGoods } })
    const { promoted } = await seeBasket(shop, { ...held, choices: { ...held.choices, rebateCode: text } })
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
async function works(shop: Shop, held: HeldBasket): Promise<boolean> {
  if (held.choices.rebateCode === '') return false
  return (await seeBasket(shop, held)).promoted.code?.refusal === null
}

/** Takes the rebate code away. */
export async function removeRebateCode(shop: Shop): Promise<CodeOutcome> {
  const owner = basketOwner(shop.visitor)
  if (owner)
    await transaction(shop, async (shop) => saveChoices(shop, await lockBasket(shop, owner), { rebateCode: '' }))
  return { state: 'removed', message: { text: extraTexts.codeRemoved } }
}

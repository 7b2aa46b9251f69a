import { changeBasket } from '#features/basket/actions/change-basket.ts'
import { chooseWraps, type WantedWraps } from '#features/basket/actions/choose-wraps.ts'
import { removeGift } from '#features/basket/actions/remove-gift.ts'
import { removeRebateCode, setRebateCode } from '#features/basket/actions/set-rebate-code.ts'
import { readSingleItem } from '#features/basket/checks/basket-items.ts'
import { messageAboutCode } from '#features/basket/rules/code-messages.ts'
import {
  messageAboutRefusal,
  messagesAbout,
  type PendingMessage,
  plainMessage,
} from '#features/basket/rules/messages.ts'
import type { Shop } from '#shop'

type Values = ReadonlyMap<string, string>

/** What the form asks for beside quantities: a code, a gift, wrappings. */
export async function changeExtras(shop: Shop, values: Values): Promise<PendingMessage[]> {
  const wraps = wantedWraps(values)
  return [
    ...(wraps.size > 0 ? await wrap(shop, wraps) : []),
    ...(await changeCode(shop, values)),
    ...(await changeGift(shop, values.get('gift'))),
  ]
}

async function changeCode(shop: Shop, values: Values): Promise<PendingMessage[]> {
  if (values.get('do') === 'remove-code') {
    const { state, message } = await removeRebateCode(shop)
    return [plainMessage('success', state, message)]
  }
  const typed = values.get('rebate_code')?.trim() ?? ''
  if (typed === '' && values.get('do') !== 'code') return []
  return [messageAboutCode(await setRebateCode(shop, typed), typed, shop.words)]
}

/** 'product:size' takes that gift, 'none' resigns. */
async function changeGift(shop: Shop, wanted: string | undefined): Promise<PendingMessage[]> {
  if (wanted === undefined) return []
  if (wanted === 'none') return [plainMessage('success', 'gift_resigned', await removeGift(shop))]
  const [product = '', ...size] = wanted.split(':')
  const item = readSingleItem(Object.entries({ product, size: size.join(':'), gift: '1' }))
  const settled = await changeBasket(shop, { items: [item] })
  return settled.ok ? messagesAbout(settled.value) : [messageAboutRefusal(settled.problem)]
}

/** `wrap[all]` and `wrap[id of a line]`: the id of a size, or nothing. */
function wantedWraps(values: Values): WantedWraps {
  const wraps: WantedWraps = new Map()
  for (const [name, value] of values) {
    const [, what] = /^wrap\[(all|\d{1,15})\]$/.exec(name) ?? []
    if (what && /^\d{0,9}$/.test(value)) wraps.set(what === 'all' ? what : Number(what), value ? Number(value) : null)
  }
  return wraps
}

async function wrap(shop: Shop, wraps: WantedWraps): Promise<PendingMessage[]> {
  const chosen = await chooseWraps(shop, wraps)
  if (!chosen.ok) return [plainMessage('error', 'no_wrap', chosen.problem)]
  return chosen.value ? [plainMessage('success', 'wrapped', chosen.value)] : []
}

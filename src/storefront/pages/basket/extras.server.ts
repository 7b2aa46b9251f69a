import { changeBasket } from '#features/basket/actions/apply-line-changes.ts'
import { chooseWraps, type RequestedWraps, removeGift } from '#features/basket/actions/extras.ts'
import { removeRebateCode, setRebateCode } from '#features/basket/actions/rebate-code-and-comment.ts'
import { readSingleItem } from '#features/basket/checks.ts'
import { getVisitorLines } from '#features/basket/queries/stored-basket.ts'
import {
  codeMessage,
  lineMessages,
  type PendingMessage,
  plainMessage,
  refusalMessage,
} from '#features/basket/rules/messages.ts'
import { serializeLineOptions } from '#features/offers/rules/line-options.ts'
import type { Shop } from '#shop'

type FormValues = ReadonlyMap<string, string>

/** The form's fields besides quantities: a code, a gift, wrappings. */
export async function applyExtras(shop: Shop, values: FormValues): Promise<PendingMessage[]> {
  const wraps = readWraps(values)
  return [
    ...(wraps.size > 0 ? await applyWraps(shop, wraps) : []),
    ...(await applyCode(shop, values)),
    ...(await applyGift(shop, values.get('gift'))),
  ]
}

async function applyCode(shop: Shop, values: FormValues): Promise<PendingMessage[]> {
  if (values.get('do') === 'remove-code') {
    const { state, message } = await removeRebateCode(shop)
    return [plainMessage('success', state, message)]
  }
  const typed = values.get('rebate_code')?.trim() ?? ''
  if (typed === '' && values.get('do') !== 'code') return []
  return [codeMessage(await setRebateCode(shop, typed), typed, shop.textOverrides)]
}

/** 'product:size' takes that gift, 'none' declines. */
async function applyGift(shop: Shop, wanted: string | undefined): Promise<PendingMessage[]> {
  if (wanted === undefined) return []
  if (wanted === 'none') return [plainMessage('success', 'gift_resigned', await removeGift(shop))]
  const [product = '', ...size] = wanted.split(':')
  const item = readSingleItem(Object.entries({ product, size: size.join(':'), gift: '1' }))
  const result = await changeBasket(shop, { items: [item] })
  return result.ok ? lineMessages(result.value) : [refusalMessage(result.problem)]
}

/** `wrap[all]` and `wrap[id of a line]`: the id of a size, or ''. */
function readWraps(values: FormValues): RequestedWraps {
  const wraps: RequestedWraps = new Map()
  for (const [name, value] of values) {
    const [, target] = /^wrap\[(all|\d{1,15})\]$/.exec(name) ?? []
    if (target && /^\d{0,9}$/.test(value))
      wraps.set(target === 'all' ? target : Number(target), value ? Number(value) : null)
  }
  return wraps
}

async function applyWraps(shop: Shop, wraps: RequestedWraps): Promise<PendingMessage[]> {
  const chosen = await chooseWraps(shop, wraps)
  if (!chosen.ok) return [plainMessage('error', 'no_wrap', chosen.problem)]
  return chosen.value ? [plainMessage('success', 'wrapped', chosen.value)] : []
}

/** Restores the wrappings of restored lines (`wrapped[i]`); reports only those that are no longer available. */
export async function restoreWraps(shop: Shop, values: ReadonlyMap<string, string>): Promise<PendingMessage[]> {
  const wrapped = [...values].flatMap(([name, value]) => {
    const [, index] = /^wrapped\[(\d{1,9})\]$/.exec(name) ?? []
    return index && /^\d{1,9}$/.test(value) ? [{ place: index, sizeId: Number(value) }] : []
  })
  if (wrapped.length === 0) return []
  const lines = await getVisitorLines(shop, shop.visitor)
  const wanted: RequestedWraps = new Map(
    wrapped.flatMap(({ place: index, sizeId }) => {
      const field = (name: string) => values.get(`${name}[${index}]`)
      const line = lines.find(
        ({ productId, sizeType, additional, options }) =>
          String(productId) === field('product') &&
          sizeType === field('size') &&
          additional === field('additional') &&
          serializeLineOptions(options) === field('terms'),
      )
      return line ? [[line.id, sizeId]] : []
    }),
  )
  if (wanted.size === 0) return []
  const chosen = await chooseWraps(shop, wanted)
  return chosen.ok ? [] : [plainMessage('error', 'no_wrap', chosen.problem)]
}

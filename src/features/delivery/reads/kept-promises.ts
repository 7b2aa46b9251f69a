import { createHash } from 'node:crypto'
import type { GoodsToSend } from '../rules/goods-to-send.ts'
import { type DespatchRules, type PromiseUntil, promiseOf } from '../rules/promise-until.ts'

const mostKept = 1_000
const kept = new Map<string, PromiseUntil & { madeAt: Date }>()

/**
 * Like `promiseOf`, made once for all goods with the same parameters, and again when it is no longer true (A4.18): most goods of a shop
 * lie on the shelf and share one.
 */
export function keptPromise(goods: GoodsToSend[], rules: DespatchRules, now: Date): PromiseUntil | null {
  const key = keyOf(goods, rules)
  const former = kept.get(key)
  if (former && former.madeAt <= now && now < former.changesAt) return former
  const made = promiseOf(goods, rules, now)
  if (made === null) return null
  if (kept.size >= mostKept) kept.clear()
  const promise = { ...made, madeAt: now }
  kept.set(key, promise)
  return promise
}

/** The same for the same goods in whatever order and number, and short: visitors ask for as many at once as they like. */
function keyOf(goods: GoodsToSend[], rules: DespatchRules): string {
  const different = [...new Set(goods.map((one) => JSON.stringify(one)))].sort()
  return createHash('sha256')
    .update(JSON.stringify([different, rules]))
    .digest('base64')
}

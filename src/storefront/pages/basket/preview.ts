import { seeGoods } from '#features/basket/rules/see-goods.ts'
import type { Route } from './+types/page'

/**
 * The basket as it will be with the quantities that are wanted, by the server's own rules, until it has answered. What promotions, a gift
 * or wrappings make of it the server alone knows: with those the sums stay as they were, and are said to be pending.
 */
export function preview(basket: Route.ComponentProps['loaderData']['basket'], wanted: ReadonlyMap<number, bigint>) {
  const { lines, pointsHeld, promoted, extras, notices } = basket
  if (wanted.size === 0) return { ...basket, pending: false }
  const held = lines.map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity }))
  const atWork = [promoted.applied, promoted.refused, extras, notices].some(({ length }) => length > 0)
  if (atWork || promoted.code) return { ...basket, lines: held, pending: true }
  const offers = new Map(lines.map(({ id, offer }) => [id, offer]))
  return { ...seeGoods(held, ({ id }) => offers.get(id), pointsHeld), pending: false }
}

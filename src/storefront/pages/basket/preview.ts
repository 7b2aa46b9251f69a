import { seeGoods } from '#features/basket/rules/see-goods.ts'
import type { Route } from './+types/page'

/** The lines as they will be with the quantities that are wanted, by the server's own rules, until it has answered. */
export function preview(
  { lines, pointsHeld: points }: Route.ComponentProps['loaderData']['basket'],
  wanted: ReadonlyMap<number, bigint>,
) {
  const held = lines.map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity }))
  const offers = new Map(lines.map(({ id, offer }) => [id, offer]))
  return seeGoods(held, ({ id }) => offers.get(id), points)
}

import type { Shop } from '#shop'
import type { HeldLine } from '../rules/basket.ts'
import { keyOf, type LineChange, sameLine, type Wanted } from '../rules/line-change.ts'
import { type SizeOffer, unitPrice } from '../rules/offer.ts'
import type { Line } from '../rules/room.ts'
import { offerOf } from '../rules/tailor.ts'
import { deleteLines, type LineToSave, saveLines } from '../writes/lines.ts'
import { fitHold } from './fit-hold.ts'

/** What shall become of a basket: its lines before and after, and who asked for what. */
export interface ChangedBasket {
  before: HeldLine[]
  after: Line[]
  changes: LineChange[]
  wanted: Wanted[]
  offers: Map<number, SizeOffer>
  /** Whether prices count as seen even on lines whose quantity stays. */
  pricesSeen: boolean
}

/** Keeps what `changeLines` has decided. The caller holds the basket's lock since before he read `before`. */
export async function saveChanges(shop: Shop, basketId: number, basket: ChangedBasket): Promise<void> {
  const { before, after, changes } = basket
  const changed = after.filter((line) => changes.some((change) => !change.refusal && sameLine(change, line)))
  const gone = before.filter((line) => !after.some((kept) => sameLine(kept, line)))
  await saveLines(
    shop,
    basketId,
    changed.map((line) => toSave(line, basket)),
  )
  await deleteLines(
    shop,
    gone.map(({ id }) => id),
  )
  await fitHold(shop, basketId)
}

/** The price that the shopper sees now is kept with the line; a line that he did not touch keeps the one that he saw. */
function toSave(line: Line, { before, wanted, offers, pricesSeen }: ChangedBasket): LineToSave {
  const offer = offerOf(offers, line)
  const held = before.find((held) => sameLine(held, line))
  const untouched = held && held.quantity === line.quantity && !pricesSeen
  const asked = wanted.findLast((wanted) => sameLine(keyOf(wanted), line))
  return {
    ...line,
    seenGross: untouched ? held.seenGross : offer ? unitPrice(offer, line.quantity) : null,
    comment: asked?.comment ?? held?.comment ?? '',
    wrapSizeId: held?.wrapSizeId ?? null,
  }
}

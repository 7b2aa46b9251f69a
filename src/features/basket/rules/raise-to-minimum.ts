import { type LineChange, sameLine } from './line-change.ts'
import { type SizeOffer, whyNotSold } from './offer.ts'
import { canBeBought, fitQuantity } from './quantity.ts'
import { type Line, roomBeside } from './room.ts'
import { offerOf } from './tailor.ts'

/** Raises lines that others no longer fill a minimum with (A5.2), and tells of it beside what has become of lines already. */
export function raiseToMinimum(
  lines: Line[],
  changes: LineChange[],
  offers: Map<number, SizeOffer>,
): { lines: Line[]; changes: LineChange[] } {
  const raised = [...lines]
  const all = [...changes]
  for (const [place, line] of lines.entries()) {
    const offer = offerOf(offers, line)
    if (!offer || whyNotSold(offer)) continue
    const room = roomBeside(offer.bounds, line, raised.toSpliced(place, 1))
    if (line.quantity >= room.minimum || !canBeBought(room)) continue
    const { quantity, alert } = fitQuantity(line.quantity, room, offer.unit)
    raised[place] = { ...line, quantity }
    const known = all.findIndex((change) => sameLine(change, line))
    const before = all[known]?.before ?? line.quantity
    const { sizeId, additional, terms } = line
    const change = { sizeId, additional, terms, quantity, before, alert, refusal: null }
    if (known >= 0) all[known] = change
    else all.push(change)
  }
  return { lines: raised, changes: all }
}

import type { DatedPrice } from '../rules.ts'

/** What a size shall cost from now on; amounts are gross, in minor units, of one unit. Undefined: as it was. */
export interface WantedPrice {
  regular?: number | undefined
  /** Null ends it. Without `until` it runs until it is ended. */
  promotion?: { amount: number; until?: Date | null | undefined } | null | undefined
}

/** A price as it stands in the database: running, or beginning later. */
export interface StandingPrice extends DatedPrice {
  id: number
}

type Kind = DatedPrice['kind']

/** What must be written so that a size costs what is wanted; nothing when it does already. */
export interface PricePlan {
  /** Prices that end now. */
  end: number[]
  /** Prices that would have begun now or later. */
  remove: number[]
  begin: { kind: Kind; amount: number; until: Date | null }[]
  /** Lines of the price log: amount null when a kind of price ended without another. */
  log: { kind: Kind; amount: number | null; until: Date | null }[]
}

/** Plans the way from the prices that stand to those that are wanted, both of one size and one list. */
export function planPrices(standing: StandingPrice[], wanted: WantedPrice, now: Date): PricePlan {
  const plan: PricePlan = { end: [], remove: [], begin: [], log: [] }
  if (wanted.regular !== undefined) planKind(plan, 'regular', standing, { amount: wanted.regular, until: null }, now)
  if (wanted.promotion !== undefined)
    planKind(
      plan,
      'promotion',
      standing,
      wanted.promotion && { amount: wanted.promotion.amount, until: wanted.promotion.until ?? null },
      now,
    )
  return plan
}

function planKind(
  plan: PricePlan,
  kind: Kind,
  standing: StandingPrice[],
  wanted: { amount: number; until: Date | null } | null,
  now: Date,
): void {
  const ofKind = standing.filter(
    (price) => price.kind === kind && (price.validUntil === null || price.validUntil > now),
  )
  const [only] = ofKind
  if (ofKind.length === 0 && wanted === null) return
  if (wanted && only && ofKind.length === 1 && isThis(only, wanted, now)) return
  for (const price of ofKind) (price.validFrom < now ? plan.end : plan.remove).push(price.id)
  if (wanted) plan.begin.push({ kind, ...wanted })
  plan.log.push({ kind, amount: wanted?.amount ?? null, until: wanted?.until ?? null })
}

function isThis(price: StandingPrice, wanted: { amount: number; until: Date | null }, now: Date): boolean {
  return (
    price.validFrom <= now && price.amount === wanted.amount && price.validUntil?.getTime() === wanted.until?.getTime()
  )
}

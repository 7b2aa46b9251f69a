import { type CampaignPrice, type DatedPrice, nextPriceChange, percentsOff, priceInForce } from './price-in-force.ts'

/** The requested price of a size from now on; amounts are gross, in minor units, of one unit. Undefined: unchanged. */
export interface RequestedPrice {
  regular?: number | undefined
  /** Null ends it. Without `until` it has no end. */
  promotion?: { amount: number; until?: Date | null | undefined } | null | undefined
}

/** A stored price: in force, or beginning later. */
export interface StoredPrice extends DatedPrice {
  id: number
}

type Kind = DatedPrice['kind']

/** The writes that give a size the requested price; empty when it has that price already. */
export interface PricePlan {
  /** Ids of prices that end now. */
  end: number[]
  /** Ids of prices that would have begun now or later. */
  remove: number[]
  begin: { kind: Kind; amount: number; until: Date | null }[]
  /** Lines of the price log: amount null when a kind of price ended without a successor. */
  log: { kind: Kind; amount: number | null; until: Date | null }[]
}

/** The plan from the stored prices to the requested ones, both of one size and one list. */
export function planPrices(stored: StoredPrice[], wanted: RequestedPrice, now: Date): PricePlan {
  const plan: PricePlan = { end: [], remove: [], begin: [], log: [] }
  if (wanted.regular !== undefined) planKind(plan, 'regular', stored, { amount: wanted.regular, until: null }, now)
  if (wanted.promotion !== undefined)
    planKind(
      plan,
      'promotion',
      stored,
      wanted.promotion && { amount: wanted.promotion.amount, until: wanted.promotion.until ?? null },
      now,
    )
  return plan
}

function planKind(
  plan: PricePlan,
  kind: Kind,
  stored: StoredPrice[],
  wanted: { amount: number; until: Date | null } | null,
  now: Date,
): void {
  const ofKind = stored.filter((price) => price.kind === kind && (price.validUntil === null || price.validUntil > now))
  const [only] = ofKind
  if (ofKind.length === 0 && wanted === null) return
  if (wanted && only && ofKind.length === 1 && isSamePrice(only, wanted, now)) return
  for (const price of ofKind) (price.validFrom < now ? plan.end : plan.remove).push(price.id)
  if (wanted) plan.begin.push({ kind, ...wanted })
  plan.log.push({ kind, amount: wanted?.amount ?? null, until: wanted?.until ?? null })
}

function isSamePrice(price: StoredPrice, wanted: { amount: number; until: Date | null }, now: Date): boolean {
  return (
    price.validFrom <= now && price.amount === wanted.amount && price.validUntil?.getTime() === wanted.until?.getTime()
  )
}

/** The prices of one size on one list, the campaigns for it, and the last logged reduction. */
export interface CampaignFacts {
  prices: ((DatedPrice | CampaignPrice) & { id: number })[]
  campaigns: Campaign[]
  /** The last log line about a reduction: `gross` null when it has ended. */
  logged: { gross: number | null; since: Date; until: Date | null } | null
}

/** The writes that bring the list and its log up to date with the campaigns. */
export interface CampaignPlan {
  /** Ids of prices that end now, and of those that would have begun now or later. */
  end: number[]
  remove: number[]
  begin: CampaignPrice[]
  /** The running reduction, when it is not in the log: `gross` null when none runs. */
  log: { gross: number | null; since: Date; until: Date | null } | null
}

/** The plan for the campaigns of a size; empty when everything is up to date. */
export function planCampaign({ prices, campaigns, logged }: CampaignFacts, now: Date): CampaignPlan {
  const own = prices.filter((price) => price.kind !== 'campaign')
  const stored = prices.filter((price) => price.kind === 'campaign')
  const wanted = campaignPrices(own, campaigns, now)
  const isThere = (price: CampaignPrice) => stored.some((one) => isSamePeriod(one, price, now))
  const obsolete = stored.filter((one) => !wanted.some((price) => isSamePeriod(one, price, now)))
  const after = [...own, ...wanted.map((price) => stored.find((one) => isSamePeriod(one, price, now)) ?? price)]
  return {
    end: obsolete.filter(({ validFrom }) => validFrom < now).map(({ id }) => id),
    remove: obsolete.filter(({ validFrom }) => validFrom >= now).map(({ id }) => id),
    begin: wanted.filter((price) => !isThere(price)),
    log: missingLogLine(after, logged, now),
  }
}

/** Whether two prices have the same period; those in force need not have begun together. */
function isSamePeriod(stored: CampaignPrice, wanted: CampaignPrice, now: Date): boolean {
  const began = (price: CampaignPrice) => Math.max(price.validFrom.getTime(), now.getTime())
  return (
    isSameReduction(stored, wanted) &&
    began(stored) === began(wanted) &&
    stored.validUntil?.getTime() === wanted.validUntil?.getTime()
  )
}

function missingLogLine(
  prices: (DatedPrice | CampaignPrice)[],
  logged: CampaignFacts['logged'],
  now: Date,
): CampaignPlan['log'] {
  const inForce = priceInForce(prices, now)
  const reduced = inForce && inForce.price.kind !== 'regular' ? inForce : null
  const runs = logged && logged.gross !== null && (logged.until === null || now < logged.until) ? logged : null
  if ((reduced?.gross ?? null) === (runs?.gross ?? null) && reduced?.until?.getTime() === runs?.until?.getTime())
    return null
  if (!reduced) return { gross: null, since: now, until: null }
  const since = latestMoment(
    [reduced.price.validFrom, logged?.since, logged?.until].filter((moment) => moment && moment <= now),
  )
  return { gross: reduced.gross, since, until: reduced.until }
}

/** The latest of these moments: a price that began without a run is logged later, with its own beginning. */
function latestMoment(moments: (Date | null | undefined)[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)))
}

/** A promotion that lowers prices for everyone, for some time; it is stored as a price. */
export interface Campaign {
  promotionId: number
  /** The higher one takes its percentages first, of equal ones the older. */
  priority: number
  /** Whether it may be combined with others. */
  combines: boolean
  /** Percentages off the price, one after the other. */
  percents: string[]
  from: Date | null
  until: Date | null
}

/** The same with the goods that it applies to. */
export interface CampaignOfGoods extends Omit<Campaign, 'promotionId'> {
  /** Goods that meet all of these: in one of the categories or below, of one of the producers, one of the products. */
  goods: { kind: 'category' | 'producer' | 'products'; ids: number[] }[]
  /** Excluded products. */
  leavesOut: number[]
}

/**
 * The campaign prices of a size from now on: the shop's own prices minus the percentages of the campaigns at each time. Either all that
 * combine, or a single one that does not, whichever is lowest; nothing where none lowers the price.
 */
export function campaignPrices(own: DatedPrice[], campaigns: Campaign[], now: Date): CampaignPrice[] {
  const dates = campaigns.map(({ from, until }) => ({ validFrom: from ?? now, validUntil: until }))
  const prices: CampaignPrice[] = []
  for (let from: Date | null = now; from !== null; ) {
    const until: Date | null = nextPriceChange([...own, ...dates], from)
    const price = cheapestCombination(own, campaigns, from)
    const before = prices.at(-1)
    if (price && before && before.validUntil?.getTime() === from.getTime() && isSameReduction(before, price))
      before.validUntil = until
    else if (price) prices.push({ ...price, kind: 'campaign', validFrom: from, validUntil: until })
    from = until
  }
  return prices
}

type Reduced = Pick<CampaignPrice, 'amount' | 'percents' | 'combines'>

function cheapestCombination(own: DatedPrice[], campaigns: Campaign[], moment: Date): Reduced | null {
  const price = priceInForce(own, moment)
  if (!price) return null
  const running = campaigns
    .filter(({ from, until }) => (from === null || from <= moment) && (until === null || moment < until))
    .toSorted((a, b) => b.priority - a.priority || a.promotionId - b.promotionId)
  const together = running.filter(({ combines }) => combines).flatMap(({ percents }) => percents)
  const alone = running.filter(({ combines }) => !combines).map(({ percents }) => percents)
  const candidates = [together, ...alone].map((percents, index) => {
    return { amount: percentsOff(price.gross, percents), percents, combines: index === 0 }
  })
  return candidates.reduce<Reduced | null>(
    (best, candidate) => (candidate.amount < (best?.amount ?? price.gross) ? candidate : best),
    null,
  )
}

function isSameReduction(one: Reduced, other: Reduced): boolean {
  return one.amount === other.amount && one.combines === other.combines && one.percents.join() === other.percents.join()
}

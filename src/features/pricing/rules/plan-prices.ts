import { type CampaignPrice, type DatedPrice, nextPriceChange, percentsOff, priceInForce } from './price-in-force.ts'

/** What a size shall cost from now on; amounts are gross, in minor units, of one unit. Undefined: as it was. */
export interface RequestedPrice {
  regular?: number | undefined
  /** Null ends it. Without `until` it runs until it is ended. */
  promotion?: { amount: number; until?: Date | null | undefined } | null | undefined
}

/** A price as it stands in the database: running, or beginning later. */
export interface StoredPrice extends DatedPrice {
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
export function planPrices(standing: StoredPrice[], wanted: RequestedPrice, now: Date): PricePlan {
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
  standing: StoredPrice[],
  wanted: { amount: number; until: Date | null } | null,
  now: Date,
): void {
  const ofKind = standing.filter(
    (price) => price.kind === kind && (price.validUntil === null || price.validUntil > now),
  )
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

/** All that is on one list for one size, campaigns that are for it, and the reduction that its log tells of. */
export interface CampaignFacts {
  prices: ((DatedPrice | CampaignPrice) & { id: number })[]
  campaigns: Campaign[]
  /** The last line of the log about a reduction: `gross` null when it has ended. */
  logged: { gross: number | null; since: Date; until: Date | null } | null
}

/** What must be written so that the list and its log are what the campaigns make of them. */
export interface CampaignPlan {
  /** Prices that end now; those that would have begun now or later. */
  end: number[]
  remove: number[]
  begin: CampaignPrice[]
  /** The reduction that runs, when the log does not know it: `gross` null when none does. */
  log: { gross: number | null; since: Date; until: Date | null } | null
}

/** Plans the way there; nothing when all is so already. */
export function planCampaign({ prices, campaigns, logged }: CampaignFacts, now: Date): CampaignPlan {
  const own = prices.filter((price) => price.kind !== 'campaign')
  const standing = prices.filter((price) => price.kind === 'campaign')
  const wanted = campaignPrices(own, campaigns, now)
  const isThere = (price: CampaignPrice) => standing.some((one) => isSamePeriod(one, price, now))
  const gone = standing.filter((one) => !wanted.some((price) => isSamePeriod(one, price, now)))
  const after = [...own, ...wanted.map((price) => standing.find((one) => isSamePeriod(one, price, now)) ?? price)]
  return {
    end: gone.filter(({ validFrom }) => validFrom < now).map(({ id }) => id),
    remove: gone.filter(({ validFrom }) => validFrom >= now).map(({ id }) => id),
    begin: wanted.filter((price) => !isThere(price)),
    log: missingLogLine(after, logged, now),
  }
}

/** Whether a price that stands is this one: those that run need not have begun together. */
function isSamePeriod(standing: CampaignPrice, wanted: CampaignPrice, now: Date): boolean {
  const began = (price: CampaignPrice) => Math.max(price.validFrom.getTime(), now.getTime())
  return (
    isSameReduction(standing, wanted) &&
    began(standing) === began(wanted) &&
    standing.validUntil?.getTime() === wanted.validUntil?.getTime()
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

/** A price that began by itself is logged a moment later, as what it was from its beginning on. */
function latestMoment(moments: (Date | null | undefined)[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)))
}

/** A promotion by which goods cost less for everybody, for some time; it is a price of theirs. */
export interface Campaign {
  promotionId: number
  /** The higher takes its percentages first, of equal ones the older. */
  priority: number
  /** Whether others may take more off what it has made cheaper. */
  combines: boolean
  /** Off the price, one after the other. */
  percents: string[]
  from: Date | null
  until: Date | null
}

/** The same with the goods that it is for. */
export interface CampaignOfGoods extends Omit<Campaign, 'promotionId'> {
  /** Goods that meet all of these: in one of the categories or below, of one of the producers, one of the products. */
  goods: { kind: 'category' | 'producer' | 'products'; ids: number[] }[]
  /** Products that it is not for. */
  leavesOut: number[]
}

/**
 * What a size costs by campaigns from now on, as far ahead as is known: the shop's own prices of that time less what the campaigns of that
 * time take off. All that combine together, or one that does not, whichever is the lowest; nothing where none makes it cheaper.
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
  const ways = [together, ...alone].map((percents, place) => {
    return { amount: percentsOff(price.gross, percents), percents, combines: place === 0 }
  })
  return ways.reduce<Reduced | null>((best, way) => (way.amount < (best?.amount ?? price.gross) ? way : best), null)
}

function isSameReduction(one: Reduced, other: Reduced): boolean {
  return one.amount === other.amount && one.combines === other.combines && one.percents.join() === other.percents.join()
}

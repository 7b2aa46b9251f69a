import { type CampaignPrice, type DatedPrice, priceInForce } from '../rules.ts'
import { type Campaign, campaignPrices, isSame } from './campaign-prices.ts'

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
  const isThere = (price: CampaignPrice) => standing.some((one) => isAs(one, price, now))
  const gone = standing.filter((one) => !wanted.some((price) => isAs(one, price, now)))
  const after = [...own, ...wanted.map((price) => standing.find((one) => isAs(one, price, now)) ?? price)]
  return {
    end: gone.filter(({ validFrom }) => validFrom < now).map(({ id }) => id),
    remove: gone.filter(({ validFrom }) => validFrom >= now).map(({ id }) => id),
    begin: wanted.filter((price) => !isThere(price)),
    log: unlogged(after, logged, now),
  }
}

/** Whether a price that stands is this one: those that run need not have begun together. */
function isAs(standing: CampaignPrice, wanted: CampaignPrice, now: Date): boolean {
  const began = (price: CampaignPrice) => Math.max(price.validFrom.getTime(), now.getTime())
  return (
    isSame(standing, wanted) &&
    began(standing) === began(wanted) &&
    standing.validUntil?.getTime() === wanted.validUntil?.getTime()
  )
}

function unlogged(
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
  const since = latest(
    [reduced.price.validFrom, logged?.since, logged?.until].filter((moment) => moment && moment <= now),
  )
  return { gross: reduced.gross, since, until: reduced.until }
}

/** A price that began by itself is logged a moment later, as what it was from its beginning on. */
function latest(moments: (Date | null | undefined)[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)))
}

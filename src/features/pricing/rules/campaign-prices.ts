import { type CampaignPrice, type DatedPrice, nextPriceChange, priceInForce } from '../rules.ts'
import { percentsOff } from './percents-off.ts'

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
    const price = cheapest(own, campaigns, from)
    const before = prices.at(-1)
    if (price && before && before.validUntil?.getTime() === from.getTime() && isSame(before, price))
      before.validUntil = until
    else if (price) prices.push({ ...price, kind: 'campaign', validFrom: from, validUntil: until })
    from = until
  }
  return prices
}

type Reduced = Pick<CampaignPrice, 'amount' | 'percents' | 'combines'>

function cheapest(own: DatedPrice[], campaigns: Campaign[], moment: Date): Reduced | null {
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

export function isSame(one: Reduced, other: Reduced): boolean {
  return one.amount === other.amount && one.combines === other.combines && one.percents.join() === other.percents.join()
}

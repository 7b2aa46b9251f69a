import { splitVat } from '#shared/money.ts'
import { type Tag, tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { type CampaignSize, getCampaignFacts } from '../queries/campaign-facts.ts'
import { lockSizes } from '../queries/stored-prices.ts'
import { type CampaignOfGoods, type CampaignPlan, planCampaign } from '../rules/plan-prices.ts'
import { beginCampaignPrices, endPrices, logPrices, writeCampaign } from '../writes.ts'

interface Planned extends CampaignPlan {
  of: CampaignSize
}

/**
 * Makes the prices of these products what the campaigns make of them, from `shop.now` on, and tells the log (directive 98/6/EC art. 6a: what is paid by
 * everybody is the price). In a transaction.
 * @returns the tags of what costs something else now
 */
export async function applyCampaigns(shop: PublicShop, productIds: number[]): Promise<Tag[]> {
  const first = await getCampaignFacts(shop, productIds)
  if (first.length === 0) return []
  await lockSizes(shop, [...new Set(first.map(({ sizeId }) => sizeId))])
  const plans = (await getCampaignFacts(shop, productIds))
    .map((of): Planned => ({ of, ...planCampaign(of, shop.now) }))
    .filter(({ end, remove, begin, log }) => end.length + remove.length + begin.length > 0 || log !== null)
  await write(shop, plans)
  return plans.length > 0 ? ['prices', ...tagsOf('product', new Set(plans.map(({ of }) => of.productId)))] : []
}

async function write(shop: PublicShop, plans: Planned[]): Promise<void> {
  await endPrices(
    shop,
    plans.flatMap(({ end }) => end),
    plans.flatMap(({ remove }) => remove),
  )
  await beginCampaignPrices(
    shop,
    plans.flatMap(({ of, begin }) =>
      begin.map(({ amount, percents, combines, validFrom, validUntil }) => ({
        ...{ size_id: of.sizeId, price_list_id: of.priceListId, amount, percents, combines },
        ...{ since: validFrom, until: validUntil },
      })),
    ),
  )
  await logPrices(
    shop,
    plans.flatMap(({ of, log }) =>
      log === null
        ? []
        : {
            ...{ size_id: of.sizeId, price_list_id: of.priceListId, kind: 'promotion', vat_percent: of.vatPercent },
            ...{ gross: log.gross, net: log.gross === null ? null : splitVat(log.gross, of.vatPercent).net },
            ...{ since: log.since, until: log.until },
          },
    ),
  )
}

/**
 * What a promotion takes off prices for everybody becomes this; null: nothing. The products that it was or is for are looked at anew, which
 * changes their prices (`settleCampaigns`).
 */
export function saveCampaign(shop: PublicShop, promotionId: number, campaign: CampaignOfGoods | null): Promise<void> {
  return writeCampaign(shop, promotionId, campaign)
}

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
 * Applies the campaigns to the prices of these products from `shop.now` on, and adds to the price log (directive 98/6/EC art. 6a: the price
 * is what everyone pays). Call it in a transaction.
 * @returns the tags of products whose price has changed
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
 * Sets what a promotion takes off prices for everyone; null: nothing. The products that it affected or affects now get new prices
 * (`applyCampaigns`).
 */
export function saveCampaign(shop: PublicShop, promotionId: number, campaign: CampaignOfGoods | null): Promise<void> {
  return writeCampaign(shop, promotionId, campaign)
}

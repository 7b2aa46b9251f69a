import type { LookPicture } from '#features/content/checks/look.ts'
import { coloursSetting, iconSetting, logoSetting, type Seller, sellerSettings } from '#features/content/settings.ts'
import type { FieldProblems } from '#features/customers/checks/problems.ts'
import { saveCouriers } from '#features/delivery/actions/save-couriers.ts'
import { despatchSettings } from '#features/delivery/settings.ts'
import { newsletterFormSetting } from '#features/newsletter/settings.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import { changeSetting } from '#features/staff/actions/change-setting.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Setting } from '#shared/setting.ts'
import { type PublicShop, transaction } from '#shop'
import { type ShopPlan, wholeShop } from '../checks/whole-shop.ts'
import { presentShop } from '../reads/present-shop.ts'
import { preparePages } from './prepare-pages.ts'

/** Pictures that are among those of the shop already. */
export interface ShopPictures {
  logo?: LookPicture
  icon?: LookPicture
}

export interface SetUp {
  plan: ShopPlan
  /** Addresses of the pages that were prepared. */
  pages: string[]
}

/**
 * Makes a shop of the merchant's answers: who sells, what is paid and sent how, what it looks like, and pages to be read. All
 * of it or nothing. Again with other answers it changes what they say; the rest stays.
 */
export async function setUpShop(
  shop: PublicShop,
  raw: Record<string, unknown>,
  pictures: ShopPictures = {},
): Promise<Result<SetUp, FieldProblems>> {
  const present = await presentShop(shop)
  const planned = wholeShop(raw, present)
  if (!planned.ok) return refused(planned.problem)
  const plan = planned.value
  const pages = await transaction(shop, async (shop) => {
    for (const [name, setting] of Object.entries(sellerSettings))
      await set(shop, setting, plan.seller[name as keyof Seller])
    await set(shop, paymentMethodsSetting, plan.methods)
    const { sameDayUntil, promises } = plan
    if (sameDayUntil) for (const setting of despatchSettings.orderDeadlines) await set(shop, setting, sameDayUntil)
    if (promises) await set(shop, despatchSettings.promises, promises)
    if (present.isNew) await set(shop, newsletterFormSetting, 'off')
    if (plan.colours) await set(shop, coloursSetting, plan.colours)
    if (pictures.logo) await set(shop, logoSetting, pictures.logo)
    if (pictures.icon) await set(shop, iconSetting, pictures.icon)
    await saveCouriers(shop, plan.couriers)
    return preparePages(shop, plan.methods)
  })
  return done({ plan, pages })
}

async function set<Value>(shop: PublicShop, setting: Setting<Value>, raw: Value): Promise<void> {
  const changed = await changeSetting(shop, { setting, raw })
  if (!changed.ok) throw new Error(`${setting.key} was checked before`)
}

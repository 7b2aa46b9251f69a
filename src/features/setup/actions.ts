import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { savePageDraft } from '#features/content/actions.ts'
import { readPageFile } from '#features/content/checks/page-file.ts'
import type { BrandPicture } from '#features/content/checks/shop-identity.ts'
import { getPageStates } from '#features/content/queries.ts'
import { coloursSetting, iconSetting, logoSetting, type Seller, sellerSettings } from '#features/content/settings.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { saveCouriers } from '#features/delivery/actions.ts'
import { despatchSettings } from '#features/delivery/settings.ts'
import { newsletterFormSetting } from '#features/newsletter/settings.ts'
import type { PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { programFolder } from '#platform/program-folder.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Setting } from '#shared/setting.ts'
import { type Text, translate } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import { planShop, type ShopPlan } from './checks/shop-plan.ts'
import { fillTemplate, markdownListItem, type TemplateValues } from './rules.ts'
import { courierTemplateTexts } from './texts.ts'
import { getCurrentSetup } from './views.ts'

/** Pictures that are in the shop's storage already. */
export interface ShopPictures {
  logo?: BrandPicture
  icon?: BrandPicture
}

export interface SetupResult {
  plan: ShopPlan
  /** Addresses of the drafts. */
  pages: string[]
}

/**
 * Sets up the shop from the merchant's answers in one transaction: seller, payment, delivery, appearance, and page drafts. A
 * repeated run changes what its answers contain; the rest stays.
 */
export async function setUpShop(
  shop: PublicShop,
  raw: Record<string, unknown>,
  pictures: ShopPictures = {},
): Promise<Result<SetupResult, FieldProblems>> {
  const present = await getCurrentSetup(shop)
  const planned = planShop(raw, present)
  if (!planned.ok) return refused(planned.problem)
  const plan = planned.value
  const pages = await transaction(shop, async (shop) => {
    for (const [name, setting] of Object.entries(sellerSettings))
      await setSetting(shop, setting, plan.seller[name as keyof Seller])
    await setSetting(shop, paymentMethodsSetting, plan.methods)
    const { sameDayUntil, promises } = plan
    if (sameDayUntil)
      for (const setting of despatchSettings.orderDeadlines) await setSetting(shop, setting, sameDayUntil)
    if (promises) await setSetting(shop, despatchSettings.promises, promises)
    if (present.isNew) await setSetting(shop, newsletterFormSetting, 'off')
    if (plan.colours) await setSetting(shop, coloursSetting, plan.colours)
    if (pictures.logo) await setSetting(shop, logoSetting, pictures.logo)
    if (pictures.icon) await setSetting(shop, iconSetting, pictures.icon)
    await saveCouriers(shop, plan.couriers)
    return preparePages(shop, plan.methods)
  })
  return done({ plan, pages })
}

async function setSetting<Value>(shop: PublicShop, setting: Setting<Value>, raw: Value): Promise<void> {
  const changed = await changeSetting(shop, { setting, raw })
  if (!changed.ok) throw new Error(`${setting.key} was refused after it had been validated`)
}

const methodTexts: Record<PaymentMethod, Text> = {
  blik: courierTemplateTexts.blik,
  'online-transfer': courierTemplateTexts.onlineTransfer,
  card: courierTemplateTexts.card,
  transfer: courierTemplateTexts.transfer,
  'cash-on-delivery': courierTemplateTexts.cash,
}

/** A placeholder that the page itself fills, so that the account may change. */
const accountPlaceholder = '{seller.bankAccount}'

/** The seller's name needs no legal review. */
const withoutLaw = ['kontakt', 'o-nas']

/**
 * Makes drafts of missing pages from the templates in db/pages, and renews those that are still templates; pages that the
 * merchant has written or confirmed as read stay. Returns the addresses of the drafts.
 */
async function preparePages(shop: PublicShop, methods: PaymentMethod[]): Promise<string[]> {
  const states = new Map((await getPageStates({ ...shop, primary: shop.database })).map((state) => [state.slug, state]))
  const prepared: string[] = []
  for (const page of readTemplates(templateValues(methods))) {
    const state = states.get(page.slug)
    const unreadTemplate = !withoutLaw.includes(page.slug)
    if (state && !state.unreadTemplate) continue
    if ((await savePageDraft(shop, { ...page, unreadTemplate })) !== 'unchanged') prepared.push(page.slug)
  }
  return prepared
}

function templateValues(methods: PaymentMethod[]): TemplateValues {
  return {
    payments: methods.map((method) => markdownListItem(translate(methodTexts[method]))).join('\n'),
    account: methods.includes('transfer')
      ? translate(courierTemplateTexts.account, { account: accountPlaceholder })
      : '',
  }
}

function readTemplates(values: TemplateValues) {
  const folder = join(programFolder(), 'db', 'pages')
  const names = readdirSync(folder).filter((name) => /^\d/.test(name))
  return names.sort().map((name) => {
    const read = readPageFile(name, fillTemplate(readFileSync(join(folder, name), 'utf8'), values))
    if (!read.ok) throw new Error(`db/pages/${name}: ${read.problem.reason}`)
    return read.value
  })
}

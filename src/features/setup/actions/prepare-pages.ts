import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveDraft } from '#features/content/actions/save-draft.ts'
import { readPageFile } from '#features/content/checks/page-file.ts'
import { pageStates } from '#features/content/reads/page-states.ts'
import type { PaymentMethod } from '#features/payments/rules.ts'
import { programFolder } from '#platform/program-folder.ts'
import { say } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { courierNames } from '../reads/courier-names.ts'
import { fillTemplate, listLine, type TemplateValues } from '../rules/page-template.ts'
import { courierTexts } from '../texts/couriers.ts'

const methodTexts = { transfer: courierTexts.transfer, 'cash-on-delivery': courierTexts.cash }

/** A place that the page itself fills, so that the account may change. */
const accountPlace = '{seller.bankAccount}'

/** Nobody need ask a lawyer who they are. */
const withoutLaw = ['kontakt', 'o-nas']

/**
 * Prepares the pages that the shop lacks from the templates in db/pages, and those again that are still such a template; what
 * the merchant has written or had read stays. Answers what was prepared, by address.
 */
export async function preparePages(shop: PublicShop, methods: PaymentMethod[]): Promise<string[]> {
  const values = await templateValues(shop, methods)
  const states = new Map((await pageStates({ ...shop, primary: shop.database })).map((state) => [state.slug, state]))
  const prepared: string[] = []
  for (const page of readTemplates(values)) {
    const state = states.get(page.slug)
    const unreadTemplate = !withoutLaw.includes(page.slug)
    if (state && !state.unreadTemplate) continue
    if ((await saveDraft(shop, { ...page, unreadTemplate })) !== 'unchanged') prepared.push(page.slug)
  }
  return prepared
}

async function templateValues(shop: PublicShop, methods: PaymentMethod[]): Promise<TemplateValues> {
  return {
    payments: methods.map((method) => listLine(say(methodTexts[method]))).join('\n'),
    couriers: (await courierNames(shop)).map(listLine).join('\n'),
    account: methods.includes('transfer') ? say(courierTexts.account, { account: accountPlace }) : '',
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

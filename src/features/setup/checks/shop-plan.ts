import { type Colours, lowContrasts } from '#features/content/rules/colours.ts'
import type { Seller } from '#features/content/settings.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import type { CourierInput } from '#features/delivery/rules/delivery-tariff.ts'
import type { Promises } from '#features/delivery/rules/shipping-promise.ts'
import { isOnline, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { courierFromTemplate, courierTemplates, pickupCourier, setupFields } from '../rules.ts'
import { setupAnswerTexts } from '../texts.ts'
import { type Answers, readAnswers } from './answers.ts'

/** The current setup, so that only changes require answers. */
export interface CurrentSetup {
  /** `shopName` is '' while it is the default name. */
  seller: Seller
  colours: Colours
  methods: PaymentMethod[]
  /** Whether there is a delivery method. */
  hasCouriers: boolean
  /** No seller is set yet: defaults of promises are not the merchant's own. */
  isNew: boolean
}

/** The planned shop. */
export interface ShopPlan {
  seller: Seller
  methods: PaymentMethod[]
  /** Couriers to add or change; others stay. */
  couriers: CourierInput[]
  /** Null: unchanged. */
  colours: Colours | null
  /** Until when an order is dispatched on the same working day; null: unchanged. */
  sameDayUntil: string | null
  /** Whether a dispatch date is shown; null: unchanged. */
  promises: Promises | null
}

/** Orders are dispatched on the next working day at the earliest. */
const noSameDay = '00:00'
const usualDays: [number, number] = [1, 3]

/** Returns the shop that results from the answers, or all problems by field. */
export function planShop(raw: Record<string, unknown>, present: CurrentSetup): Result<ShopPlan, FieldProblems> {
  const { answers, problems } = readAnswers(raw)
  const seller = plannedSeller(answers, present.seller, problems)
  const couriers = plannedCouriers(answers, seller, problems)
  if (couriers.length === 0 && !present.hasCouriers) problems.courierCost ??= { text: setupAnswerTexts.noCourier }
  const methods = plannedMethods(answers, couriers, present)
  if (methods.length === 0) problems.transfer ??= { text: setupAnswerTexts.noPayment }
  if (methods.includes('transfer') && !seller.bankAccount)
    problems.bankAccount ??= { text: setupAnswerTexts.noBankAccount }
  const hour = answers.text.sameDayUntil
  const sameDayUntil = hour ?? (present.isNew ? noSameDay : null)
  const promises = hour ? 'day' : present.isNew ? 'law' : null
  const colours = plannedColours(answers, present.colours, problems)
  return Object.keys(problems).length > 0
    ? refused(problems)
    : done({ seller, methods, couriers, colours, sameDayUntil, promises })
}

function plannedSeller({ text }: Answers, known: Seller, problems: FieldProblems): Seller {
  const entries = Object.entries(known).map(([name, value]) => [name, text[name] ?? value])
  const seller: Record<string, string> = Object.fromEntries(entries)
  for (const { name, required } of setupFields)
    if (required && !seller[name]) problems[name] ??= { text: setupAnswerTexts.required }
  return seller as unknown as Seller
}

function plannedCouriers({ amount, days, yesNo }: Answers, seller: Seller, problems: FieldProblems): CourierInput[] {
  const couriers = courierTemplates.flatMap((template) => {
    const [freeFrom, cashCost, way] = [`${template}FreeFrom`, `${template}CashCost`, `${template}Days`] as const
    const cost = amount[`${template}Cost`]
    if (cost === undefined) {
      for (const name of [freeFrom, cashCost, way])
        if (!problems[`${template}Cost`] && (name in amount || name in days))
          problems[name] ??= { text: setupAnswerTexts.costMissing }
      return []
    }
    const terms = { cost, freeFrom: amount[freeFrom] ?? null, cashCost: amount[cashCost] ?? null }
    return [courierFromTemplate(template, { ...terms, days: days[way] ?? usualDays })]
  })
  return yesNo.pickup ? [...couriers, pickupCourier(seller)] : couriers
}

/** Online by default where the shop has a gateway, and transfers; cash when a courier collects it. */
function plannedMethods({ yesNo }: Answers, couriers: CourierInput[], present: CurrentSetup): PaymentMethod[] {
  const methods: PaymentMethod[] = present.methods.filter(isOnline)
  if (yesNo.transfer ?? present.methods.includes('transfer')) methods.push('transfer')
  const takesCash = couriers.some(({ options }) => options.some(({ prepaid }) => prepaid === 'dvp'))
  const tookCash = present.hasCouriers && present.methods.includes('cash-on-delivery')
  if (takesCash || tookCash) methods.push('cash-on-delivery')
  return methods
}

function plannedColours({ text }: Answers, present: Colours, problems: FieldProblems): Colours | null {
  const { accent, background } = text
  if (accent === undefined && background === undefined) return null
  const colours = { accent: accent ?? present.accent, background: background ?? present.background }
  for (const [name, problem] of Object.entries(colourProblems(colours))) problems[name] ??= problem
  return colours
}

const unreadable = {
  'words-on-background': { field: 'background', text: setupAnswerTexts.wordsOnBackground },
  'accent-on-background': { field: 'accent', text: setupAnswerTexts.accentOnBackground },
  'words-on-accent': { field: 'accent', text: setupAnswerTexts.wordsOnAccent },
}

/** Contrast problems of the colours, by the answer to change; the first of each. */
export function colourProblems(colours: Colours): FieldProblems {
  const problems: FieldProblems = {}
  for (const found of lowContrasts(colours)) {
    const { field, text } = unreadable[found]
    problems[field] ??= { text }
  }
  return problems
}

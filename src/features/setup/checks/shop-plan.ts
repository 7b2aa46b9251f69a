import { type Colours, lowContrasts } from '#features/content/rules/colours.ts'
import type { Seller } from '#features/content/settings.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import type { CourierInput } from '#features/delivery/rules/delivery-tariff.ts'
import type { Promises } from '#features/delivery/rules/shipping-promise.ts'
import type { PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { courierFromTemplate, courierTemplates, pickupCourier, setupFields } from '../rules.ts'
import { setupAnswerTexts } from '../texts.ts'
import { type Answers, readAnswers } from './answers.ts'

/** What is set up already, so that only what shall change need be answered. */
export interface CurrentSetup {
  /** Its `shopName` is '' while the shop bears the program's. */
  seller: Seller
  colours: Colours
  methods: PaymentMethod[]
  /** Whether something can be sent already. */
  hasCouriers: boolean
  /** Nobody has said who sells: what the shop would promise by itself is not the merchant's word. */
  isNew: boolean
}

/** A shop as it shall be. */
export interface ShopPlan {
  seller: Seller
  methods: PaymentMethod[]
  /** To be added or changed; others stay. */
  couriers: CourierInput[]
  /** Null: they stay as they are. */
  colours: Colours | null
  /** Until when an order leaves on the same working day; null: that stays as it is. */
  sameDayUntil: string | null
  /** Whether a day of despatch is named; null: that stays as it is. */
  promises: Promises | null
}

/** What is ordered leaves the next working day at the earliest. */
const noSameDay = '00:00'
const usualDays: [number, number] = [1, 3]

/** The shop that these answers make of the present one, or everything that is wrong with them, by field. */
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

/** Transfers unless they are declined; cash where a courier takes it. */
function plannedMethods({ yesNo }: Answers, couriers: CourierInput[], present: CurrentSetup): PaymentMethod[] {
  const methods: PaymentMethod[] = []
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

/** What people could not read in these colours, by the answer to change; the first reason of each. */
export function colourProblems(colours: Colours): FieldProblems {
  const problems: FieldProblems = {}
  for (const found of lowContrasts(colours)) {
    const { field, text } = unreadable[found]
    problems[field] ??= { text }
  }
  return problems
}

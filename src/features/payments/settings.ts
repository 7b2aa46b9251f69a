import { z } from 'zod'
import { choiceSetting, numberSetting, type Setting } from '#shared/setting.ts'
import type { InstalmentSystem } from './rules/instalments.ts'
import { type PaymentMethod, paymentMethods } from './rules/payment-methods.ts'

/** The payment methods that this shop offers. */
export const paymentMethodsSetting: Setting<PaymentMethod[]> = {
  key: 'payments.methods',
  default: [...paymentMethods],
  description: `Jak można płacić, po spacji (${paymentMethods.join(' | ')}); transfer wymaga numeru rachunku (seller.bankAccount), blik, online-transfer i card wymagają umowy z Przelewy24 i zmiennych P24_…`,
  check: readMethods,
}

function readMethods(raw: unknown): PaymentMethod[] | null {
  const named = typeof raw === 'string' ? raw.split(/\s+/).filter(Boolean) : raw
  if (!Array.isArray(named) || !named.every((method) => paymentMethods.includes(method))) return null
  return paymentMethods.filter((method) => named.includes(method))
}

/** Only a demo on the visitor's own machine has such a gateway. */
export const demoBankSetting = choiceSetting(
  'payments.demoBank',
  'no',
  ['no', 'yes'],
  'W sklepie pokazowym: płatności online na niby, bez pieniędzy; w prawdziwym sklepie nie działa',
)

/** Off by default: how long the shop waits for money is the merchant's decision, and stands in the confirmation. */
export const unpaidDaysSetting = numberSetting(
  'payments.cancelUnpaidAfterDays',
  0,
  [0, 365],
  'Po ilu dniach bez żadnej wpłaty sklep anuluje złożone zamówienie płatne z góry i oddaje towar do sprzedaży; 0: nigdy',
)

/** Lenders for customers of this shop; none by default. */
export const instalmentsSetting: Setting<InstalmentSystem[]> = {
  key: 'payments.instalments',
  default: [],
  description:
    'Systemy ratalne, lista JSON: name (bez danych o koszcie kredytu), minimum i maximum w groszach, mostProducts (ile produktów naraz), counts (gross | net), shopNumber, variant, simulator (adres https z {shopNumber}, {variant} i {value})',
  check: readInstalments,
}

const amount = z.int().min(1).max(1_000_000_000)

const shortText = z.string().trim().min(1).max(100)

const system = z
  .strictObject({
    name: shortText,
    minimum: amount,
    maximum: amount,
    mostProducts: z.int().min(1).max(1_000),
    counts: z.enum(['gross', 'net']).default('gross'),
    shopNumber: shortText,
    variant: shortText,
    simulator: z.string().max(1_000).refine(isSimulator),
  })
  .refine(({ minimum, maximum }) => minimum <= maximum)

const systems = z.array(system).max(10)

/** The instalment systems from the merchant's JSON; null when one of them is invalid. */
export function readInstalments(raw: unknown): InstalmentSystem[] | null {
  return systems.safeParse(typeof raw === 'string' ? parseJson(raw) : raw).data ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const placeholders = ['{shopNumber}', '{variant}', '{value}']

/** Whether this is an https address with all three placeholders, none of them in the host name. */
function isSimulator(template: string): boolean {
  return (
    /^https:\/\/[\w.-]+(:\d+)?[/?][^\s"'<>\\]*$/.test(template) &&
    placeholders.every((placeholder) => template.includes(placeholder))
  )
}

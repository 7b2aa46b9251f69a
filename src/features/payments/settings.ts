import type { Setting } from '#shared/setting.ts'
import { readInstalments } from './checks.ts'
import type { InstalmentSystem } from './rules/instalments.ts'
import { type PaymentMethod, paymentMethods } from './rules/payment-methods.ts'

/** The payment methods that this shop offers. */
export const paymentMethodsSetting: Setting<PaymentMethod[]> = {
  key: 'payments.methods',
  default: [...paymentMethods],
  description: `Jak można płacić, po spacji (${paymentMethods.join(' | ')}); przelew wymaga numeru rachunku (seller.bankAccount)`,
  check: readMethods,
}

function readMethods(raw: unknown): PaymentMethod[] | null {
  const named = typeof raw === 'string' ? raw.split(/\s+/).filter(Boolean) : raw
  if (!Array.isArray(named) || !named.every((method) => paymentMethods.includes(method))) return null
  return paymentMethods.filter((method) => named.includes(method))
}

/** Lenders for customers of this shop; none by default. */
export const instalmentsSetting: Setting<InstalmentSystem[]> = {
  key: 'payments.instalments',
  default: [],
  description:
    'Systemy ratalne, lista JSON: name (bez danych o koszcie kredytu), minimum i maximum w groszach, mostProducts (ile produktów naraz), counts (gross | net), shopNumber, variant, simulator (adres https z {shopNumber}, {variant} i {value})',
  check: readInstalments,
}

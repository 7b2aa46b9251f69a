import { useState } from 'react'
import { instalmentRefusal } from '#features/payments/rules/instalments.ts'
import { Instalments } from '#features/payments/ui/instalments.tsx'
import { priceAtQuantity } from '#features/pricing/rules/price-in-force.ts'
import { ceilToStep, type Decimal } from '#shared/decimal.ts'
import { splitVat, timesQuantity } from '#shared/money.ts'
import type { SizeInstalments } from './size-costs.server.tsx'

interface LineInstalmentsProps {
  instalments: SizeInstalments
  quantity: Decimal | null
  basketCount: number
}

/**
 * Instalments for a quantity together with the visitor's basket; counted as the basket counts its lines. Once a quantity could be financed,
 * others say why they cannot (B5.50).
 */
export function LineInstalments({ instalments, quantity, basketCount }: LineInstalmentsProps) {
  const { systems, currency, minimum, step, price } = instalments
  const bought = ceilToStep(quantity ?? minimum, step)
  const unitGross = priceAtQuantity(price.gross, price.tiers, bought)
  const { gross, net } = splitVat(timesQuantity(unitGross, bought), price.vatPercent)
  const data = { price: gross, priceNet: net, currency, basketCount, basketCost: 0, basketCostNet: 0 }
  const [wasOffered, setWasOffered] = useState(instalments.html !== '')
  const isOffered = systems.some((system) => !instalmentRefusal(system, data))
  if (isOffered && !wasOffered) setWasOffered(true)
  return (wasOffered || isOffered) && <Instalments systems={systems} data={data} />
}

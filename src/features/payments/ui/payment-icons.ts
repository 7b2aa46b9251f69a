import { CreditCard, HandCoins, Landmark, type LucideIcon, Smartphone, Zap } from 'lucide-react'
import type { PaymentMethod } from '../rules/payment-methods.ts'

export const paymentIcons: Record<PaymentMethod, LucideIcon> = {
  blik: Smartphone,
  'online-transfer': Zap,
  card: CreditCard,
  transfer: Landmark,
  'cash-on-delivery': HandCoins,
}

import { MapPin, PackageCheck, Repeat, ShoppingBag } from 'lucide-react'
import { useTranslate } from '#kit/messages.tsx'
import { registrationTexts as texts } from '../texts/registration.ts'

const benefits = [
  { icon: MapPin, text: texts.benefitAddress },
  { icon: PackageCheck, text: texts.benefitOrders },
  { icon: ShoppingBag, text: texts.benefitBasket },
  { icon: Repeat, text: texts.benefitRepeat },
]

/** What is gained by an account. */
export function AccountBenefits({ className }: { className: string }) {
  const t = useTranslate()
  return (
    <ul className={className}>
      {benefits.map(({ icon: Icon, text }) => (
        <li key={text.key} className="flex items-center gap-3">
          <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
          {t(text)}
        </li>
      ))}
    </ul>
  )
}

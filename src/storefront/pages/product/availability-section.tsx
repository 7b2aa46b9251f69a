import { ChevronDown, Mail, Phone } from 'lucide-react'
import { useSectionId } from '#features/catalogue/ui/section.tsx'
import { PromiseWords } from '#features/delivery/ui/shipping-promise-line.tsx'
import { stockAlertFormTexts } from '#features/stock-alerts/texts/form.ts'
import { StockAlertForm } from '#features/stock-alerts/ui/stock-alert-form.tsx'
import { buttonClass } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import { frameTexts } from '../../texts/frame.ts'
import type { ShownSize } from './page.server.ts'

/** The dispatch time of the selected size, or that it is made to order without a known one (A4.4). The choice of sizes names later ones. */
export function ShippingPromiseSection({ promise, refusal, shippingInfo }: ShownSize) {
  const id = useSectionId()
  if (!promise || refusal) return null
  if (shippingInfo !== 'unknown') return <PromiseWords {...promise} id={id('delivery_days')} />
  return (
    <div id={id('shipping_unknown')} className="unknown">
      <PromiseWords {...promise} />
    </div>
  )
}

interface StockAlertSectionProps {
  product: { id: number; sizeWord: string; missingSize: string }
  sizes: ShownSize[]
  chosen: ShownSize
}

/** The stock alert form for unavailable sizes (A4.3): open when the selected size is unavailable, collapsed when only others are. */
export function StockAlertSection({ product, sizes, chosen }: StockAlertSectionProps) {
  const t = useTranslate()
  const away = sizes.filter(({ notify }) => notify)
  if (away.length === 0) return null
  const title = chosen.notify ? t(stockAlertFormTexts.title) : product.missingSize
  return (
    <details
      open={chosen.notify}
      className="group rounded-panel border border-line bg-raised px-4 open:pb-5 tablet:px-5"
    >
      <summary className="flex min-h-12 list-none items-center py-3 justify-between gap-3 font-semibold">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <StockAlertForm productId={product.id} sizeWord={product.sizeWord} sizes={chosen.notify ? [chosen] : away} />
    </details>
  )
}

/** How to contact the seller. */
export function ContactLinks({ phone, email }: { phone: string; email: string }) {
  const t = useTranslate()
  return (
    <p className="flex flex-wrap gap-3">
      {phone && (
        <a href={`tel:${phone}`} className={buttonClass('primary')}>
          <Phone aria-hidden="true" className="size-5" />
          {formatPhone(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={buttonClass('secondary')}>
          <Mail aria-hidden="true" className="size-5" />
          {t(frameTexts.writeToUs)}
        </a>
      )}
    </p>
  )
}

import { Link } from 'react-router'
import type { PriceType } from '#features/pricing/settings.ts'
import { priceTexts } from '#features/pricing/texts/price.ts'
import { LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { miniBasketMode, minorUnits, missingToFreeDelivery } from '../rules/mini-basket.ts'
import { basketPageTexts } from '../texts/page.ts'
import { FreeDelivery } from './free-delivery.tsx'

/** The part of the response of /ajax/get.php that the mini basket shows. */
export interface MiniBasketData {
  productsCounter: number
  /** As in '59.00'. */
  worth: number
  worth_formatted: string
  worth_net_formatted: string
  /** '0.00': delivery is free; missing when it never is. */
  toShippingFree?: string
  products: MiniBasketProduct[]
}

interface MiniBasketProduct {
  id: string
  size: string
  name: string
  link: string
  icon?: string
  count: number
  unit: string
  md5_additional?: string
  prices: { worth_gross_formatted: string; worth_net_formatted: string }
}

export interface MiniBasketPanelProps {
  basket: MiniBasketData
  priceType: PriceType
}

/** The mini basket (A4.26): with pictures, from ten products on without, not at all above 22. */
export function MiniBasketPanel({ basket, priceType }: MiniBasketPanelProps) {
  const t = useTranslate()
  const shown = (formatted: string) => t(priceTexts.shown, { amount: formatted })
  const mode = miniBasketMode(basket.productsCounter)
  if (mode === 'hidden') return null
  return (
    <div className="mini-basket">
      <ul className="max-h-[60vh] divide-y divide-line overflow-y-auto">
        {basket.products.map((product) => (
          <li key={`${product.id} ${product.size} ${product.md5_additional}`} className="flex items-center gap-3 py-2">
            {mode === 'pictures' && <Thumb icon={product.icon} />}
            <Link to={product.link} className="min-w-0 grow text-small hover:underline">
              <span className="line-clamp-2">{product.name}</span>
              <span className="text-soft">
                {String(product.count).replace('.', ',')} {product.unit}
              </span>
            </Link>
            <span className="text-small font-semibold whitespace-nowrap tabular-nums">
              {shown(priceType === 'net' ? product.prices.worth_net_formatted : product.prices.worth_gross_formatted)}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-line py-3 font-semibold tabular-nums">
        <span>{t(basketPageTexts.goods)}</span>
        <span>{shown(priceType === 'net' ? basket.worth_net_formatted : basket.worth_formatted)}</span>
      </p>
      <FreeDelivery missing={missingToFreeDelivery(basket.toShippingFree)} worth={minorUnits(basket.worth)} />
      <LinkButton to={urls.basket()} className="mt-3 w-full">
        {t(basketPageTexts.show)}
      </LinkButton>
    </div>
  )
}

function Thumb({ icon }: { icon?: string }) {
  return (
    <span className="size-14 shrink-0 overflow-hidden rounded-control bg-picture">
      {icon && <img src={icon} alt="" width={56} height={56} loading="lazy" className="size-full object-cover" />}
    </span>
  )
}

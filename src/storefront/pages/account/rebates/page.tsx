import type { ReactNode } from 'react'
import { ProductCard, type ProductCardProps } from '#features/catalogue/ui/product-card.tsx'
import { AccountPage } from '#features/customers/ui/account-page.tsx'
import { pointsTexts } from '#features/orders/texts/orders.ts'
import { PointsHistory } from '#features/orders/ui/points-history.tsx'
import { rebateTexts } from '#features/promotions/texts/promotions.ts'
import { ClientPromotionList, CodeList } from '#features/promotions/ui.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { CardActions } from '../../../cards/card-actions.tsx'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export default function Rebates({
  loaderData: { title, group, withoutCode, codes, points, products },
}: Route.ComponentProps) {
  const t = useTranslate()
  const hasGoods = products.length > 0
  const balance = !points.older && (
    <div className="col-span-2 flex flex-col justify-center gap-1 rounded-panel bg-accent-wash p-5 tablet:p-6">
      <p className="font-serif text-title tabular-nums">{t(pointsTexts.balance, { count: points.balance })}</p>
      {hasGoods && <p>{t(pointsTexts.use)}</p>}
      {group && <p>{t(rebateTexts.group, { group })}</p>}
    </div>
  )
  return (
    <AccountPage title={title} lead={t(rebateTexts.lead)} wide>
      {hasGoods ? (
        <ProductsForPoints products={products} balance={points.balance}>
          {balance}
        </ProductsForPoints>
      ) : (
        balance
      )}
      <CodeList codes={codes} />
      <ClientPromotionList promotions={withoutCode} />
      <PointsHistory {...points} />
    </AccountPage>
  )
}

interface ProductsForPointsProps {
  products: ProductCardProps['product'][]
  /** The client's balance of points. */
  balance: number
  /** What stands before them in the first row. */
  children: ReactNode
}

/** Products for points: two per row on small views, else four (B9.21). */
function ProductsForPoints({ products, balance, children }: ProductsForPointsProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="za-punkty" className="flex flex-col gap-4">
      <h2 id="za-punkty" className="text-heading">
        {t(pointsTexts.buys)}
      </h2>
      <CardActions>
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-4 tablet:gap-x-6">
          {children}
          <ul className="contents">
            {products.map((product) => {
              const missing = (product.pointsPrice ?? 0) - balance
              return (
                <li key={product.id} className="flex flex-col">
                  <ProductCard product={product} />
                  <p className={`mt-2 text-small ${missing > 0 ? 'text-soft' : 'text-success'}`}>
                    {missing > 0 ? t(pointsTexts.missing, { count: missing }) : t(pointsTexts.affordable)}
                  </p>
                </li>
              )
            })}
          </ul>
        </div>
      </CardActions>
    </section>
  )
}

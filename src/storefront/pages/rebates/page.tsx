import { Link } from 'react-router'
import { PointsHistory } from '#features/orders/ui/points-history.tsx'
import { rebateTexts } from '#features/promotions/texts/rebates.ts'
import { CodeList } from '#features/promotions/ui/code-list.tsx'
import { RebateList } from '#features/promotions/ui/rebate-list.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'
import { ProductsForPoints } from './products-for-points.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export default function Rebates({
  loaderData: { title, group, rebates, codes, points, products },
}: Route.ComponentProps) {
  const say = useWords()
  return (
    <div className="page-width flex flex-col gap-10 py-10">
      <header className="flex flex-col gap-2">
        <p>
          <Link to={urls.account()} className="text-accent underline underline-offset-4">
            {say(rebateTexts.account)}
          </Link>
        </p>
        <h1 className="text-title">{title}</h1>
        <p className="text-soft">{say(rebateTexts.lead)}</p>
        {group && <p>{say(rebateTexts.group, { group })}</p>}
      </header>
      <div className="grid items-start gap-10 desktop:grid-cols-2">
        <RebateList rebates={rebates} />
        <CodeList codes={codes} />
      </div>
      <PointsHistory {...points} />
      {products.length > 0 && <ProductsForPoints products={products} balance={points.balance} />}
    </div>
  )
}

import { PointsHistory } from '#features/orders/ui/points-history.tsx'
import { rebateTexts } from '#features/promotions/texts/rebates.ts'
import { CodeList } from '#features/promotions/ui/code-list.tsx'
import { RebateList } from '#features/promotions/ui/rebate-list.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'
import { ProductsForPoints } from './products-for-points.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export default function Rebates({
  loaderData: { title, group, rebates, codes, points, products },
}: Route.ComponentProps) {
  const say = useWords()
  return (
    <div className="page-width flex flex-col gap-10 py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-title">{title}</h1>
          <p className="text-soft">{say(rebateTexts.lead)}</p>
          {group && <p>{say(rebateTexts.group, { group })}</p>}
        </div>
        <LinkButton kind="secondary" to={urls.account()}>
          {say(rebateTexts.account)}
        </LinkButton>
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

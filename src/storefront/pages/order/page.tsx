import type { Route } from './+types/page.ts'
import { OrderView } from './order-view.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'same-origin' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** The page of an order for a buyer with its link. */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page-width py-8 desktop:py-12 print:py-0">
      <OrderView data={loaderData} answer={actionData} />
    </div>
  )
}

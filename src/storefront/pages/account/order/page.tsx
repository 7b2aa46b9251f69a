import { AccountFrame } from '#features/customers/ui/account-page.tsx'
import { OrderView } from '../../order/order-view.tsx'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'same-origin' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** The same page of an order for its client, within the account. */
export default function AccountOrder({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame>
      <OrderView data={loaderData} answer={actionData} inAccount />
    </AccountFrame>
  )
}

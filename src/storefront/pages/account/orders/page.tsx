import { AccountPage } from '#features/customers/ui/account-page.tsx'
import { orderListTexts as texts } from '#features/orders/texts/orders.ts'
import { OrderList } from '#features/orders/ui/order-list.tsx'
import { LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { NoOrders } from '../no-orders.tsx'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export default function Orders({ loaderData: { title, orders, older, isNewest } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <AccountPage title={title} wide>
      {orders.length > 0 ? <OrderList orders={orders} heading="h2" /> : <NoOrders />}
      {(older !== null || !isNewest) && (
        <p className="flex flex-wrap gap-4">
          {!isNewest && (
            <LinkButton kind="secondary" to={urls.accountOrders()}>
              {t(texts.newest)}
            </LinkButton>
          )}
          {older !== null && (
            <LinkButton kind="secondary" to={urls.accountOrders(older)}>
              {t(texts.older)}
            </LinkButton>
          )}
        </p>
      )}
    </AccountPage>
  )
}

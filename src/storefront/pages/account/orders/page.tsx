import { AccountPage } from '#features/customers/ui/account-page.tsx'
import { orderListTexts as texts } from '#features/orders/texts/orders.ts'
import { OrderList } from '#features/orders/ui/order-list.tsx'
import { Button, LinkButton } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { NoOrders } from '../no-orders.tsx'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export default function Orders({
  loaderData: { title, orders, olderAddress, isNewest, search, showsSearch },
}: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <AccountPage title={title} wide>
      {showsSearch && <OrderSearch key={search} search={search} />}
      {orders.length > 0 ? <OrderList orders={orders} heading="h2" /> : !search && <NoOrders />}
      <p role="status" className="empty:hidden">
        {search && orders.length === 0 && t(texts.noneFound, { text: search })}
      </p>
      {(olderAddress !== null || !isNewest || search) && (
        <p className="flex flex-wrap gap-4">
          {(!isNewest || search) && (
            <LinkButton kind="secondary" to={urls.accountOrders()}>
              {t(texts.newest)}
            </LinkButton>
          )}
          {olderAddress !== null && (
            <LinkButton kind="secondary" to={olderAddress}>
              {t(texts.older)}
            </LinkButton>
          )}
        </p>
      )}
    </AccountPage>
  )
}

/** Finds orders by their number or what is in them: a plain form. */
function OrderSearch({ search }: { search: string }) {
  const t = useTranslate()
  return (
    <Form method="get" role="search" aria-label={t(texts.search)} className="flex max-w-text items-end gap-2">
      <div className="grow">
        <TextField
          name="szukaj"
          label={t(texts.search)}
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <Button kind="secondary">{t(texts.find)}</Button>
    </Form>
  )
}

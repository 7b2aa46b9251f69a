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
  loaderData: { title, orders, older, isNewest, about, asksAbout },
}: Route.ComponentProps) {
  const t = useTranslate()
  const search = about && `szukaj=${encodeURIComponent(about)}`
  return (
    <AccountPage title={title} wide>
      {asksAbout && <OrderSearch key={about} about={about} />}
      {orders.length > 0 ? <OrderList orders={orders} heading="h2" /> : !about && <NoOrders />}
      <p role="status" className="empty:hidden">
        {about && orders.length === 0 && t(texts.noneFound, { text: about })}
      </p>
      {(older !== null || !isNewest || about) && (
        <p className="flex flex-wrap gap-4">
          {(!isNewest || about) && (
            <LinkButton kind="secondary" to={urls.accountOrders()}>
              {t(texts.newest)}
            </LinkButton>
          )}
          {older !== null && (
            <LinkButton kind="secondary" to={`${urls.accountOrders(older)}${search && `&${search}`}`}>
              {t(texts.older)}
            </LinkButton>
          )}
        </p>
      )}
    </AccountPage>
  )
}

/** Finds orders by their number or what is in them: a plain form. */
function OrderSearch({ about }: { about: string }) {
  const t = useTranslate()
  return (
    <Form method="get" role="search" className="flex max-w-text items-end gap-2">
      <div className="grow">
        <TextField
          name="szukaj"
          label={t(texts.search)}
          defaultValue={about}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <Button kind="secondary">{t(texts.find)}</Button>
    </Form>
  )
}

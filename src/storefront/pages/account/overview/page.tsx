import { Link } from 'react-router'
import { accountTexts } from '#features/customers/texts/account.ts'
import { confirmEmailTexts } from '#features/customers/texts/registration.ts'
import { securityTexts } from '#features/customers/texts/security.ts'
import { AddressCard, CustomerData, DeviceList } from '#features/customers/ui/account-sections.tsx'
import { OrderList } from '#features/orders/ui/order-list.tsx'
import { rebateTexts } from '#features/promotions/texts/promotions.ts'
import { Button, LinkButton } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

const shortcuts = [
  [urls.bought(), accountTexts.bought],
  [urls.shoppingLists(), accountTexts.shoppingLists],
  [urls.favourites(), accountTexts.favourites],
  [urls.rebates(), rebateTexts.link],
  [urls.security(), securityTexts.title],
  [urls.accountPassword(), accountTexts.changePassword],
  [urls.accountPrivacy(), accountTexts.privacy],
] as const

export default function Account({
  loaderData: { title, customer, confirmation, points, orders, addresses, devices },
}: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className="page-width flex flex-col gap-10 py-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-title">{title}</h1>
        <p className="text-soft">
          {t(accountTexts.greeting, { name: customer.firstName || customer.email })}
          {points > 0 && ` ${t(accountTexts.points, { count: points })}`}
        </p>
        <nav aria-label={t(accountTexts.shortcuts)} className="mt-3 flex flex-wrap gap-3">
          {shortcuts.map(([address, text]) => (
            <Link key={address} to={address} className="chip">
              {t(text)}
            </Link>
          ))}
          <LinkButton kind="quiet" to={urls.signOut()} className="-mx-5 tablet:ml-auto">
            {t(accountTexts.signOut)}
          </LinkButton>
        </nav>
      </header>
      {confirmation && <ConfirmationNotice email={customer.email} sent={confirmation === 'sent'} />}
      <OrderList orders={orders} />
      <div className="grid gap-10 desktop:grid-cols-2">
        <CustomerData customer={customer} />
        <section aria-labelledby="adresy" className="flex flex-col gap-4">
          <h2 id="adresy" className="text-heading">
            {t(accountTexts.addresses)}
          </h2>
          {addresses.length === 0 && <p className="text-soft">{t(accountTexts.noAddresses)}</p>}
          <div className="grid gap-4 tablet:grid-cols-2">
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </div>
          <Link to={urls.accountAddresses()} className="chip self-start">
            {t(accountTexts.changeAddresses)}
          </Link>
        </section>
      </div>
      <DeviceList devices={devices} />
    </div>
  )
}

/** Until the e-mail is confirmed: where the link went, and a button that sends another. */
function ConfirmationNotice({ email, sent }: { email: string; sent: boolean }) {
  const t = useTranslate()
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice type={sent ? 'success' : 'warning'}>
        {t(sent ? confirmEmailTexts.sent : confirmEmailTexts.notice, { email })}
      </Notice>
      {!sent && (
        <Form method="post">
          <input type="hidden" name="confirmation" value="again" />
          <Button kind="secondary">{t(confirmEmailTexts.again)}</Button>
        </Form>
      )}
    </div>
  )
}

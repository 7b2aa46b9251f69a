import { Link } from 'react-router'
import { GoodsPictures } from '#features/catalogue/ui/goods-pictures.tsx'
import { accountTexts as texts } from '#features/customers/texts/account.ts'
import { confirmEmailTexts } from '#features/customers/texts/registration.ts'
import { AccountPage } from '#features/customers/ui/account-page.tsx'
import { AccountTile } from '#features/customers/ui/account-tile.tsx'
import { Lines, SavedAddressLines } from '#features/customers/ui/address-card.tsx'
import { orderListTexts } from '#features/orders/texts/orders.ts'
import { OrderList } from '#features/orders/ui/order-list.tsx'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import { urls } from '#shared/urls.ts'
import { NoOrders } from '../no-orders.tsx'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

const headerLink = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4'

type Data = Route.ComponentProps['loaderData']

/** The account at a glance: the newest orders and those on their way, and a tile for each other subject. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const { title, customer, confirmation, orders, orderCount } = loaderData
  const t = useTranslate()
  return (
    <AccountPage title={title} lead={t(texts.greeting, { name: customer.firstName || customer.email })} wide>
      {confirmation && <ConfirmationNotice email={customer.email} sent={confirmation === 'sent'} />}
      <section id="zamowienia" aria-labelledby="zamowienia-tytul" className="flex flex-col gap-4">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="zamowienia-tytul" className="text-heading">
            {t(orderListTexts.newest)}
          </h2>
          {orderCount > 0 && (
            <p className="flex flex-wrap gap-x-6">
              <Link to={urls.bought()} className={headerLink}>
                {t(texts.bought)}
              </Link>
              {orderCount > orders.length && (
                <Link to={urls.accountOrders()} className={headerLink}>
                  {t(orderListTexts.all, { count: orderCount })}
                </Link>
              )}
            </p>
          )}
        </header>
        {orders.length > 0 ? <OrderList orders={orders} heading="h3" /> : <NoOrders />}
      </section>
      <Tiles data={loaderData} />
    </AccountPage>
  )
}

function Tiles({ data: { customer, points, forPoints, address, favourites, lists, devices } }: { data: Data }) {
  const t = useTranslate()
  const { email, firstName, lastName, phone, company, taxNumber } = customer
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <AccountTile title={texts.pointsTitle} to={urls.rebates()} action={texts.usePoints}>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="font-serif text-title tabular-nums">{points}</p>
          {forPoints && <GoodsPictures goods={forPoints} most={4} />}
        </div>
        <p className="text-soft">{t(points > 0 ? texts.pointsLead : texts.noPoints)}</p>
      </AccountTile>
      <AccountTile title={texts.shoppingLists} to={urls.shoppingLists()} action={texts.changeLists}>
        {lists.length === 0 && <p className="text-soft">{t(texts.noLists)}</p>}
        {lists.map((list) => (
          <div key={list.id} className="flex items-center gap-3">
            <CoverPicture picture={list.cover[0]?.picture ?? null} />
            <p className="min-w-0">
              <Link to={urls.shoppingList(list)} className="underline underline-offset-4 hover:text-accent">
                {list.name}
              </Link>
              <span className="block text-small text-soft">{t(texts.listLines, { count: list.lines })}</span>
            </p>
          </div>
        ))}
      </AccountTile>
      {favourites.count > 0 && (
        <AccountTile title={texts.favourites} to={urls.favourites()} action={texts.showFavourites} wide>
          <GoodsPictures goods={favourites} most={5} />
        </AccountTile>
      )}
      <AccountTile title={texts.ownData} to={urls.accountData()} action={texts.changeData}>
        <Lines
          lines={[
            `${firstName} ${lastName}`.trim(),
            company,
            taxNumber && `${t(texts.taxNumber)} ${taxNumber}`,
            email,
            formatPhone(phone),
          ]}
        />
        {devices > 1 && (
          <p className="text-small text-soft">
            {t(texts.devicesCount, { count: devices })}{' '}
            <Link to={urls.accountDevices()} className="underline underline-offset-2">
              {t(texts.showDevices)}
            </Link>
          </p>
        )}
      </AccountTile>
      <AccountTile title={texts.deliveryAddress} to={urls.accountAddresses()} action={texts.changeAddresses}>
        {address ? <SavedAddressLines address={address} /> : <p className="text-soft">{t(texts.noAddresses)}</p>}
      </AccountTile>
    </div>
  )
}

function CoverPicture({ picture }: { picture: PictureSource | null }) {
  return (
    <div aria-hidden="true" className="size-12 shrink-0 overflow-hidden rounded-control bg-picture">
      {picture && <Picture picture={{ ...picture, alt: '' }} sizes="48px" className="size-12" />}
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

import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { accountTexts as texts } from '#features/customers/texts/account.ts'
import { AccountPage } from '#features/customers/ui/account-page.tsx'
import { AddressCard } from '#features/customers/ui/address-card.tsx'
import { Button, buttonClass } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

type SavedAddress = Route.ComponentProps['loaderData']['addresses'][number]

const kinds = [
  { kind: 'delivery', title: texts.deliveryAddresses, empty: texts.noDeliveryAddress, add: texts.addAddress },
  { kind: 'invoice', title: texts.invoiceAddresses, empty: texts.noInvoiceAddress, add: texts.addInvoice },
] as const

export default function Addresses({ loaderData: { title, addresses } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <AccountPage title={title} lead={t(texts.addressesLead)} wide>
      {kinds.map(({ kind, title, empty, add }) => {
        const saved = addresses.filter((address) => address.kind === kind)
        return (
          <section key={kind} aria-labelledby={kind} className="flex flex-col gap-4">
            <h2 id={kind} className="text-heading">
              {t(title)}
            </h2>
            {saved.length === 0 && <p className="text-soft">{t(empty)}</p>}
            <ul className="grid gap-4 tablet:grid-cols-2">
              {saved.map((address) => (
                <li key={address.id}>
                  <AddressCard address={address}>
                    <AddressActions address={address} />
                  </AddressCard>
                </li>
              ))}
              <li>
                <Link to={urls.accountAddress({ id: 'nowy' }, kind)} className="add-card">
                  <Plus aria-hidden="true" className="size-5" strokeWidth={1.5} />
                  {t(add)}
                </Link>
              </li>
            </ul>
          </section>
        )
      })}
    </AccountPage>
  )
}

/** The buttons of one address; their names for screen readers include the address. */
function AddressActions({ address }: { address: SavedAddress }) {
  const t = useTranslate()
  const name = address.label || `${address.street} ${address.streetNumber}, ${address.city}`
  return (
    <Form method="post" className="-mb-2 flex flex-wrap items-center gap-x-5 border-t border-line pt-2">
      <Link
        to={urls.accountAddress(address)}
        aria-label={`${t(texts.changeAddress)}: ${name}`}
        className={buttonClass('quiet', '-mx-2')}
      >
        {t(texts.changeAddress)}
      </Link>
      {!address.isDefault && (
        <Button
          kind="quiet"
          name="makeDefault"
          value={address.id}
          aria-label={`${t(texts.makeDefault)}: ${name}`}
          className="-mx-2 whitespace-nowrap"
        >
          {t(texts.makeDefault)}
        </Button>
      )}
      <details className="ml-auto open:ml-0 open:basis-full">
        <summary
          aria-label={`${t(texts.removeAddress)}: ${name}`}
          className="inline-flex min-h-11 items-center text-small text-soft underline underline-offset-4 hover:text-ink"
        >
          {t(texts.removeAddress)}
        </summary>
        <div className="mt-2 flex flex-wrap items-center gap-4 rounded-control bg-surface p-4">
          <p>{t(texts.removeAddressSure, { name })}</p>
          <Button kind="secondary" name="remove" value={address.id}>
            {t(texts.removeAddressYes)}
          </Button>
        </div>
      </details>
    </Form>
  )
}

import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { urls } from '#shared/urls.ts'
import type { Device } from '../rules.ts'
import { accountTexts } from '../texts/account.ts'

interface AddressCardProps {
  address: PostalAddress & {
    kind: 'billing' | 'delivery' | 'invoice'
    phone: string
    label: string
    isDefault: boolean
  }
}

const addressKindTexts = {
  billing: accountTexts.billingAddress,
  delivery: accountTexts.deliveryAddress,
  invoice: accountTexts.invoiceAddress,
}

/** An address in the format of a parcel label. */
export function AddressCard({ address }: AddressCardProps) {
  const t = useTranslate()
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    `${address.street} ${address.streetNumber}`.trim(),
    `${address.postcode} ${address.city}`.trim(),
    address.kind === 'invoice'
      ? address.taxNumber && `${t(accountTexts.taxNumber)} ${address.taxNumber}`
      : formatPhone(address.phone),
  ].filter(Boolean)
  return (
    <article className="rounded-panel border border-line bg-raised p-5">
      <h3 className="mb-2 font-sans text-small font-semibold text-soft">
        {address.label || t(addressKindTexts[address.kind])}
        {address.kind !== 'billing' && address.isDefault && (
          <span className="font-normal"> · {t(accountTexts.defaultAddress)}</span>
        )}
      </h3>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </article>
  )
}

interface ListedDevice {
  id: string
  device: Device | null
  isThis: boolean
  /** In display format. */
  signedInAt: string
  lastUsedAt: string
}

/** The client's sessions, with buttons to end others. Each button posts `device`: an id, or 'others'. */
export function DeviceList({ devices }: { devices: ListedDevice[] }) {
  const t = useTranslate()
  const name = ({ device }: ListedDevice) =>
    device ? t(accountTexts.device, { ...device }) : t(accountTexts.unknownDevice)
  return (
    <section id="urzadzenia" aria-labelledby="urzadzenia-tytul" className="flex flex-col gap-4">
      <h2 id="urzadzenia-tytul" className="text-heading">
        {t(accountTexts.devices)}
      </h2>
      <p className="text-soft">{t(accountTexts.devicesLead)}</p>
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-4 py-4">
            <div>
              <p className="font-semibold">
                {name(entry)}
                {entry.isThis && <span className="font-normal text-success"> · {t(accountTexts.thisDevice)}</span>}
              </p>
              <p className="text-small text-soft">{t(accountTexts.lastUsed, { when: entry.lastUsedAt })}</p>
              <p className="text-small text-soft">{t(accountTexts.signedInAt, { when: entry.signedInAt })}</p>
            </div>
            {!entry.isThis && (
              <Form method="post">
                <input type="hidden" name="device" value={entry.id} />
                <Button kind="secondary">{t(accountTexts.endDevice)}</Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post">
          <input type="hidden" name="device" value="others" />
          <Button kind="secondary">{t(accountTexts.endOtherDevices)}</Button>
        </Form>
      )}
    </section>
  )
}

interface CustomerDataProps {
  customer: { firstName: string; lastName: string; email: string; phone: string; company: string; taxNumber: string }
}

/** The client's data; unknown values have no line. */
export function CustomerData({ customer }: CustomerDataProps) {
  const t = useTranslate()
  const lines = [
    [accountTexts.name, `${customer.firstName} ${customer.lastName}`.trim()],
    [accountTexts.email, customer.email],
    [accountTexts.phone, formatPhone(customer.phone)],
    [accountTexts.company, customer.company],
    [accountTexts.taxNumber, customer.taxNumber],
  ] as const
  return (
    <section aria-labelledby="dane" className="flex flex-col gap-4">
      <h2 id="dane" className="text-heading">
        {t(accountTexts.ownData)}
      </h2>
      <dl className="grid gap-x-6 tablet:grid-cols-[auto_1fr] tablet:gap-y-2">
        {lines
          .filter(([, value]) => value !== '')
          .map(([text, value]) => (
            <div key={text.key} className="contents">
              <dt className="text-soft">{t(text)}</dt>
              <dd className="mb-3 tablet:mb-0">{value}</dd>
            </div>
          ))}
      </dl>
      <Link to={urls.accountData()} className="chip self-start">
        {t(accountTexts.changeData)}
      </Link>
    </section>
  )
}

import { accountTexts as texts } from '#features/customers/texts/account.ts'
import { AccountPage } from '#features/customers/ui/account-page.tsx'
import { AddressForm } from '#features/customers/ui/address-form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** A new delivery or invoice address, or one to change. */
export default function ChangeAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { title, kind, values, countries, waited } = loaderData
  const t = useTranslate()
  return (
    <AccountPage title={title}>
      {actionData?.message && (
        <div data-refusal tabIndex={-1} className="outline-none">
          <Notice type="error">{t(actionData.message.text, actionData.message.values)}</Notice>
        </div>
      )}
      {waited && !actionData && <Notice type="warning">{t(texts.typedWaited)}</Notice>}
      <AddressForm
        kind={kind}
        values={actionData?.values ?? values}
        problems={actionData?.problems ?? {}}
        countries={countries}
        refusal={actionData}
        companyProblem={actionData?.companyProblem ?? null}
      />
    </AccountPage>
  )
}

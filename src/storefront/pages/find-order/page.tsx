import { orderLookupTexts } from '#features/orders/texts/lookup.ts'
import { OrderLookupForms } from '#features/orders/ui/order-lookup.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Finds an order by number and e-mail, for buyers without an account (B5.52). */
export default function FindOrder({ loaderData: { title, number }, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const answer = actionData ?? { sent: false, number, email: '', problems: {}, message: null }
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{answer.sent ? t(orderLookupTexts.sentTitle) : title}</h1>
        <OrderLookupForms answer={answer} />
        <p className="text-small text-soft">
          <TextWithLink
            text={orderLookupTexts.haveAccount}
            link={orderLookupTexts.haveAccountLink}
            to={urls.signIn(urls.accountOrders())}
            newTab={false}
          />
        </p>
      </div>
    </div>
  )
}

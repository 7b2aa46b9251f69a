import { Link } from 'react-router'
import { orderLookupTexts } from '#features/orders/texts/lookup.ts'
import { OrderLookupForms } from '#features/orders/ui/order-lookup.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Finds an order by number and e-mail, for buyers without an account (B5.52). */
export default function FindOrder({ loaderData: { title, number, phone }, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const answer = actionData ?? { sent: false, number, email: '', problems: {}, message: null }
  return (
    <div className="page-width py-10">
      <div className="page-beside">
        <div className="flex flex-col gap-6">
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
        <Help phone={phone} />
      </div>
    </div>
  )
}

/** For a buyer whom the form does not help, and the way back. */
function Help({ phone }: { phone: string }) {
  const t = useTranslate()
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent'
  return (
    <section aria-labelledby="pomoc" className="page-aside flex flex-col items-start">
      <h2 id="pomoc" className="mb-2 text-large">
        {t(orderLookupTexts.help)}
      </h2>
      <p>{t(orderLookupTexts.helpText)}</p>
      {phone && (
        <a href={`tel:${phone}`} className={`text-large font-semibold ${link}`}>
          {formatPhone(phone)}
        </a>
      )}
      <a href={urls.content('kontakt')} className={link}>
        {t(orderLookupTexts.write)}
      </a>
      <Link to={urls.home()} className={link}>
        {t(orderLookupTexts.backToShop)}
      </Link>
    </section>
  )
}

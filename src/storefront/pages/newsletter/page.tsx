import { newsletterAnswerTexts, newsletterTexts } from '#features/newsletter/texts.ts'
import { NewsletterForm } from '#features/newsletter/ui/newsletter-form.tsx'
import { LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import { useNewsletterChecks } from '../../frame/newsletter-checks.ts'
import { frameTexts } from '../../texts/frame.ts'
import type { Route } from './+types/page'

export { action, loader } from './page.server.ts'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

/** The target of the footer's form without scripts: what was wrong with it, or the next step. */
export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const loadChecks = useNewsletterChecks(actionData)
  const { title, sent, shopName, address } = loaderData
  const { typed, faults, message } = { faults: undefined, message: undefined, typed: undefined, ...actionData }
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        {sent ? (
          <>
            <p>{t(newsletterAnswerTexts.asked)}</p>
            <LinkButton kind="secondary" to={urls.home()} className="self-start">
              {t(frameTexts.home)}
            </LinkButton>
          </>
        ) : (
          <>
            <p className="text-soft">{t(newsletterTexts.lead)}</p>
            {message && <Notice type="error">{t(message.text, message.values)}</Notice>}
            <NewsletterForm
              id="newsletter-page"
              action={address}
              shopName={shopName}
              typed={typed}
              faults={faults}
              onFocus={loadChecks}
            />
          </>
        )}
      </div>
    </div>
  )
}

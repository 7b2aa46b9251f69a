import { newsletterPageTexts as texts } from '#features/newsletter/texts.ts'
import { Button, LinkButton } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' }, // the address is the key; with "no-referrer" a plain form would have the origin "null", and be refused
]

/** The target of the link in the first mail: asks for confirmation once, with the consent text, then shows the result. */
export default function ConfirmNewsletter({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { title, state, email, consent, formAddress } = loaderData
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        {state === 'open' && (
          <Form method="post" className="flex flex-col gap-6">
            <p>{t(texts.confirmText, { email })}</p>
            <blockquote className="border-l-2 border-accent pl-4 text-soft">{consent}</blockquote>
            <Button className="self-start">{t(texts.confirm)}</Button>
          </Form>
        )}
        {state === 'confirmed' && <p>{t(texts.confirmedText, { email })}</p>}
        {state === 'gone' && <p>{t(texts.goneText)}</p>}
        <div className="flex flex-wrap gap-3">
          {state === 'gone' && formAddress && <LinkButton to={formAddress}>{t(texts.askAgain)}</LinkButton>}
          {state !== 'open' && (
            <LinkButton kind="secondary" to={urls.home()}>
              {t(texts.backToShop)}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  )
}

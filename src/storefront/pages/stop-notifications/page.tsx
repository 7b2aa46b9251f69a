import { stockAlertTexts } from '#features/stock-alerts/texts/response.ts'
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

/** The target of a mail's link: asks once, then confirms. */
export default function StopNotifications({ loaderData: { title, waiting } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        <p className="text-soft">{t(waiting ? stockAlertTexts.stopText : stockAlertTexts.stoppedText)}</p>
        <div className="flex flex-wrap gap-3">
          {waiting && (
            <Form method="post">
              <Button>{t(stockAlertTexts.stop)}</Button>
            </Form>
          )}
          <LinkButton kind="secondary" to={urls.home()}>
            {t(stockAlertTexts.backToShop)}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

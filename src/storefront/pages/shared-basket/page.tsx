import { basketShareTexts } from '#features/basket/texts/share.ts'
import { ShareLink } from '#features/basket/ui/share-link.tsx'
import { Button, LinkButton } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'

export { action, loader } from './page.server.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** A basket that was shared by its address. */
export default function SharedBasketPage({ loaderData: { title, shared } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className="page-width py-8 desktop:py-12">
      <div className="mx-auto flex max-w-[56rem] flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        {shared?.own && <ShareLink address={shared.address} until={shared.until} />}
        {shared ? (
          <>
            <TrustedHtml html={shared.rows} />
            <p className="text-soft">{t(basketShareTexts.prices)}</p>
            {shared.own ? (
              <LinkButton to={urls.basket()} className="self-start">
                {t(basketShareTexts.toBasket)}
              </LinkButton>
            ) : (
              <Form method="post" className="flex flex-col tablet:self-start">
                <Button>{t(basketShareTexts.take)}</Button>
              </Form>
            )}
          </>
        ) : (
          <>
            <p>{t(basketShareTexts.endedText)}</p>
            <LinkButton to={urls.basket()} className="self-start">
              {t(basketShareTexts.toBasket)}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}

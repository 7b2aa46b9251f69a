import { shareTexts } from '#features/basket/texts/share.ts'
import { SharedAddress } from '#features/basket/ui/shared-address.tsx'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { Fragment } from '#kit/fragment.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** A basket that somebody has shown by its address. */
export default function SharedBasketPage({ loaderData: { title, shared } }: Route.ComponentProps) {
  const say = useWords()
  return (
    <div className="page-width py-8 desktop:py-12">
      <div className="mx-auto flex max-w-[56rem] flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        {shared?.own && <SharedAddress address={shared.address} until={shared.until} />}
        {shared ? (
          <>
            <Fragment html={shared.rows} />
            <p className="text-soft">{say(shareTexts.prices)}</p>
            {shared.own ? (
              <LinkButton to={urls.basket()} className="self-start">
                {say(shareTexts.toBasket)}
              </LinkButton>
            ) : (
              <Form method="post" className="flex flex-col tablet:self-start">
                <Button>{say(shareTexts.take)}</Button>
              </Form>
            )}
          </>
        ) : (
          <>
            <p>{say(shareTexts.endedText)}</p>
            <LinkButton to={urls.basket()} className="self-start">
              {say(shareTexts.toBasket)}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}

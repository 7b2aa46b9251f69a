import { confirmTexts } from '#features/basket/texts/share.ts'
import { Button, LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

/** A plain form: it leads where the link would have led. */
export default function ConfirmBasket({ loaderData: { title, fields, product, quantity } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <form action={urls.changeBasket()} method="post" className="page-width flex max-w-text flex-col gap-4 py-16">
      <h1 className="text-title">{title}</h1>
      <p className="text-large font-semibold">{t(confirmTexts.confirmProduct, { product, quantity })}</p>
      <p className="text-soft">{t(confirmTexts.confirmText)}</p>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button>{t(confirmTexts.confirm)}</Button>
        <LinkButton kind="secondary" to={urls.basket()}>
          {t(confirmTexts.refuse)}
        </LinkButton>
      </div>
    </form>
  )
}

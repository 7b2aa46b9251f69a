import { favouriteTexts } from '#features/lists/texts/favourites.ts'
import { Button, LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

/** A plain form, which leads back here and shows the new state. */
export default function ConfirmFavourite({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { title, state, back, refusal, product, size, isFavourite } = loaderData
  return (
    <form action={urls.changeBasket()} method="post" className="page-width flex max-w-text flex-col gap-4 py-16">
      <h1 className="text-title">{title}</h1>
      <p className="text-large font-semibold">{product.name}</p>
      {refusal ? <Notice type="warning">{refusal}</Notice> : <p className="text-soft">{state}</p>}
      <input type="hidden" name="mode" value="2" />
      <input type="hidden" name="product" value={product.id} />
      {!isFavourite && <input type="hidden" name="size" value={size} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {isFavourite && (
          <Button kind="secondary" name="number" value="0">
            {t(favouriteTexts.remove)}
          </Button>
        )}
        {!isFavourite && !refusal && (
          <Button name="number" value="1">
            {t(favouriteTexts.add)}
          </Button>
        )}
        <LinkButton kind="secondary" to={urls.product(product)}>
          {back}
        </LinkButton>
      </div>
    </form>
  )
}

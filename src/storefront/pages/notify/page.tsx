import { stockAlertTexts } from '#features/stock-alerts/texts/response.ts'
import { StockAlertForm } from '#features/stock-alerts/ui/stock-alert-form.tsx'
import { LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

/** The target of the product page's form without scripts, and of links to a stock alert. */
export default function Notify({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { title, product, sizes, size, email, quantity } = loaderData
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        <p className="text-large font-semibold">{product.name}</p>
        <StockAlertForm
          key={actionData?.answer.message}
          productId={product.id}
          sizeWord={product.sizeWord}
          sizes={sizes}
          size={actionData?.size ?? size}
          email={actionData?.email ?? email}
          quantity={actionData?.quantity ?? quantity}
          answered={actionData?.answer}
        />
        <LinkButton kind="quiet" to={urls.product(product)} className="-mx-2 self-start">
          {t(stockAlertTexts.backToProduct)}
        </LinkButton>
      </div>
    </div>
  )
}

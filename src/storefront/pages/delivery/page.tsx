import { Link } from 'react-router'
import { deliveryOptionTexts } from '#features/delivery/texts.ts'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Route } from './+types/page.ts'
import { DeliveryInfo } from './delivery-info.tsx'
import type { DeliveryData } from './page.server.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Null when the shop does not answer: the product's page, which sends the request too, stays intact (B8.52). */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<DeliveryData | null> {
  return serverLoader().catch(nullOnError)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<DeliveryData | null> {
  return serverAction().catch(nullOnError)
}

function nullOnError(thrown: unknown): null {
  if (thrown instanceof Response) throw thrown
  return null
}

/** The delivery options of a product, for visitors without scripts. */
export default function Delivery({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const info = actionData ?? loaderData
  if (!info)
    return (
      <div className="page-width py-10">
        <Notice type="error">{t(deliveryOptionTexts.unavailable)}</Notice>
      </div>
    )
  return (
    <div className="page-width py-8 desktop:py-12">
      <div className="mx-auto flex max-w-text flex-col gap-6">
        <h1 className="text-title">{info.title}</h1>
        <DeliveryInfo
          info={info}
          form={(fields) => (
            <Form method="post" action={info.address}>
              {fields}
            </Form>
          )}
        />
        <p>
          <Link to={info.from} className="underline underline-offset-4">
            {t(info.mode === 'basket' ? deliveryOptionTexts.backToBasket : deliveryOptionTexts.back)}
          </Link>
        </p>
      </div>
    </div>
  )
}

import type { ShouldRevalidateFunction } from 'react-router'
import { EmptyCheckout } from '#features/checkout/ui/checkout-notices.tsx'
import type { Route } from './+types/page.ts'
import { OrderForm } from './order-form.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** After a refusal because of a change, the page must show the new state. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.lines.length === 0 ? <EmptyCheckout /> : <OrderForm data={loaderData} answer={actionData} />
}

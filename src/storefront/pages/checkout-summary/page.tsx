import type { ShouldRevalidateFunction } from 'react-router'
import { EmptyCheckout } from '#features/checkout/ui/checkout-notices.tsx'
import type { Route } from './+types/page.ts'
import { SummaryForm } from './summary-form.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** After a refusal because of a change, the page must show the new state. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function CheckoutSummaryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, ...order } = loaderData
  return chosen ? <SummaryForm data={order} chosen={chosen} answer={actionData} /> : <EmptyCheckout />
}

import { EmptyCheckout } from '#features/checkout/ui/checkout-notices.tsx'
import type { Route } from './+types/page.ts'
import { DataForm } from './data-form.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function CheckoutDataPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.lines.length === 0 ? <EmptyCheckout /> : <DataForm data={loaderData} answer={actionData} />
}

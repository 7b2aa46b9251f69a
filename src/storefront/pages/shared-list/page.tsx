import { RowsPage } from '../rows/rows-page.tsx'
import type { Route } from './+types/page'

export { action, loader } from './page.server.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export default function SharedList({ loaderData: { html } }: Route.ComponentProps) {
  return <RowsPage html={html} />
}

import { RowsPage } from '../../rows/rows-page.tsx'
import type { Route } from './+types/page'

export { loader } from './page.server.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export default function Bought({ loaderData: { html } }: Route.ComponentProps) {
  return <RowsPage html={html} />
}

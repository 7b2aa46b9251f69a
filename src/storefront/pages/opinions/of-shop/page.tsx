import { headTags } from '../../../page-head.ts'
import { OpinionsPage } from '../opinions-page.tsx'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function OpinionsOfShop({ loaderData: { html }, actionData }: Route.ComponentProps) {
  return <OpinionsPage html={html} refusal={actionData?.message} />
}

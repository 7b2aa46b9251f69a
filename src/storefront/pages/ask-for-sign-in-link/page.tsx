import { signInLinkTexts as texts } from '#features/customers/texts/sign-in-link.ts'
import { AskForLink } from '#features/customers/ui/ask-for-link.tsx'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Requests a one-time link; afterwards says where to look for it. */
export default function AskForSignInLink({ loaderData: { title, sent }, actionData }: Route.ComponentProps) {
  return <AskForLink title={title} texts={texts} sent={sent} refusal={actionData} />
}

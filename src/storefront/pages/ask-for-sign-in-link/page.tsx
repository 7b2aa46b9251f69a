import { signInLinkTexts as texts } from '#features/customers/texts/sign-in-link.ts'
import { AskForLink } from '#features/customers/ui/ask-for-link.tsx'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Requests a one-time link; afterwards says where to look for it, and takes the code from the same mail. */
export default function AskForSignInLink({ loaderData: { title, sent }, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const codeProblem = actionData && 'codeProblem' in actionData ? actionData.codeProblem : undefined
  return (
    <AskForLink title={title} texts={texts} sent={sent} refusal={codeProblem ? undefined : actionData}>
      <Form method="post" className="flex flex-col gap-5" noValidate>
        <TextField
          name="code"
          label={t(texts.code)}
          hint={t(texts.codeHint)}
          error={codeProblem && t(codeProblem.text, codeProblem.values)}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <Button>{t(texts.useCode)}</Button>
      </Form>
    </AskForLink>
  )
}

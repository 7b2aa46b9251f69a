import { accountTexts } from '#features/customers/texts/account.ts'
import { signInLinkTexts as texts } from '#features/customers/texts/sign-in-link.ts'
import { Button, LinkButton } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Requests a one-time link; afterwards says where to look for it. */
export default function AskForSignInLink({ loaderData: { title, sent }, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { login, problem, message } = actionData ?? {}
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        <p className="text-soft">{t(sent ? texts.asked : texts.lead)}</p>
        {message && <Notice type="error">{t(message.text, message.values)}</Notice>}
        {!sent && (
          <Form method="post" className="flex flex-col gap-5" noValidate>
            <TextField
              name="login"
              label={t(accountTexts.login)}
              error={problem && t(problem.text, problem.values)}
              defaultValue={login}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <Button>{t(texts.send)}</Button>
          </Form>
        )}
        <LinkButton kind="secondary" to={urls.signIn()} className="self-start">
          {t(texts.backToSignIn)}
        </LinkButton>
      </div>
    </div>
  )
}

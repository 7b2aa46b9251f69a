import { accountTexts } from '#features/customers/texts/account.ts'
import { signInLinkTexts as texts } from '#features/customers/texts/sign-in-link.ts'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Asks for a one-time link; afterwards says where to look for it. */
export default function AskForSignInLink({ loaderData: { title, sent }, actionData }: Route.ComponentProps) {
  const say = useWords()
  const { login, problem, message } = actionData ?? {}
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        <p className="text-soft">{say(sent ? texts.asked : texts.lead)}</p>
        {message && <Notice type="error">{say(message.text, message.values)}</Notice>}
        {!sent && (
          <Form method="post" className="flex flex-col gap-5" noValidate>
            <TextField
              name="login"
              label={say(accountTexts.login)}
              error={problem && say(problem.text, problem.values)}
              defaultValue={login}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <Button>{say(texts.send)}</Button>
          </Form>
        )}
        <LinkButton kind="secondary" to={urls.signIn()} className="self-start">
          {say(texts.backToSignIn)}
        </LinkButton>
      </div>
    </div>
  )
}

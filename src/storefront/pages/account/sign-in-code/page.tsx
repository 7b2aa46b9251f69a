import { signInCodeTexts as texts } from '#features/customers/texts/security.ts'
import { Button, LinkButton } from '#kit/button.tsx'
import { CheckboxField } from '#kit/checkbox-field.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** The second step of signing in. */
export default function SignInCode({ loaderData: { title, returnTo, isOpen }, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const problem = actionData?.problem
  const isGone = !isOpen || actionData?.gone
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{isGone ? t(texts.goneTitle) : title}</h1>
        <p className="text-soft">{t(isGone ? texts.gone : texts.lead)}</p>
        {isGone ? (
          <LinkButton to={urls.signIn(returnTo)} className="self-start">
            {t(texts.confirm)}
          </LinkButton>
        ) : (
          <Form method="post" className="flex flex-col gap-5" noValidate>
            <input type="hidden" name="powrot" value={returnTo} />
            <TextField
              name="code"
              label={t(texts.code)}
              error={problem && t(problem.text, problem.values)}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <CheckboxField name="trust" label={t(texts.trust)} />
            <Button>{t(texts.confirm)}</Button>
          </Form>
        )}
      </div>
    </div>
  )
}

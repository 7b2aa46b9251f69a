import { accountTexts } from '#features/customers/texts/account.ts'
import { emailChangeTexts as texts } from '#features/customers/texts/email-change.ts'
import { Button, LinkButton } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' }, // the address is the key; with "no-referrer" a plain form would be refused as cross-site
]

const titles = { gone: texts.goneTitle, taken: texts.goneTitle, elsewhere: texts.elsewhereTitle }

/** The target of the mail's link: names both addresses and changes them with one button. */
export default function ConfirmNewEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { title, state, email, newEmail, page } = loaderData
  const t = useTranslate()
  const shown = actionData?.refusal ?? state
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{shown === 'open' || shown === state ? title : t(titles[shown])}</h1>
        {shown === 'open' ? (
          <Form method="post" className="flex flex-col gap-6">
            <p>
              {t(texts.from, { email })}
              <br />
              <strong className="font-semibold">{t(texts.to, { email: newEmail })}</strong>
            </p>
            <Button className="self-start">{t(texts.confirm)}</Button>
          </Form>
        ) : (
          <>
            <p>{t(texts[shown])}</p>
            <LinkButton to={shown === 'elsewhere' ? urls.signIn() : page} className="self-start">
              {t(shown === 'elsewhere' ? accountTexts.signIn : texts.again)}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}

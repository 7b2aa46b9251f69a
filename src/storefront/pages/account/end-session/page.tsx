import type { ReactNode } from 'react'
import { endSessionTexts as texts } from '#features/customers/texts/new-device.ts'
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

/** The target of the mail about a new device: names the session and ends it with one button. */
export default function EndSession({ loaderData: { title, session }, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  if (actionData?.ended)
    return (
      <Outline title={t(texts.endedTitle)}>
        <p>{t(texts.ended)}</p>
        <LinkButton to={urls.askForPassword()} reloadDocument className="self-start">
          {t(texts.setPassword)}
        </LinkButton>
      </Outline>
    )
  if (!session)
    return (
      <Outline title={title}>
        <p>{t(texts.gone)}</p>
      </Outline>
    )
  return (
    <Outline title={title}>
      <p className="font-semibold">{t(texts.session, session)}</p>
      <p className="text-soft">{t(texts.lead)}</p>
      <Form method="post">
        <Button>{t(texts.end)}</Button>
      </Form>
    </Outline>
  )
}

function Outline({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        {children}
      </div>
    </div>
  )
}

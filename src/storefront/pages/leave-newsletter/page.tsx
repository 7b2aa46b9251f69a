import { newsletterAnswerTexts, newsletterPageTexts as texts } from '#features/newsletter/texts.ts'
import { Button, LinkButton } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'

export { action, loader } from './page.server.ts'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' }, // the address is the key; with "no-referrer" a plain form would have the origin "null", and be refused
]

const titles = {
  open: texts.leaveTitle,
  withdrawn: texts.leftTitle,
  unknown: texts.unknownTitle,
  find: texts.findTitle,
  sent: texts.sentTitle,
}

/** Ends a subscription: by the link of a mail, or by address for visitors without the mail. */
export default function LeaveNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { email, formAddress } = loaderData
  const answer = { left: false, email: '', faults: undefined, message: undefined, ...actionData }
  const state: keyof typeof titles = answer.left ? 'withdrawn' : loaderData.state
  const wrongEmail = answer.faults?.mailing_email
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{t(titles[state])}</h1>
        {state === 'open' && (
          <form method="post" className="flex flex-col gap-6">
            <p>{t(texts.leaveText, { email })}</p>
            <Button className="self-start">{t(texts.leave)}</Button>
          </form>
        )}
        {state === 'withdrawn' && <p>{t(texts.leftText)}</p>}
        {state === 'sent' && <p>{t(newsletterAnswerTexts.askedToWithdraw)}</p>}
        {(state === 'unknown' || state === 'find') && (
          <form method="post" action={formAddress} className="flex flex-col gap-6">
            <p>{t(state === 'find' ? texts.findText : texts.unknownText)}</p>
            {answer.message && <Notice type="error">{t(answer.message.text, answer.message.values)}</Notice>}
            <TextField
              label={t(texts.email)}
              name="mailing_email"
              type="email"
              autoComplete="email"
              required
              defaultValue={answer.email}
              error={wrongEmail && t(wrongEmail.text, wrongEmail.values)}
            />
            <Button className="self-start">{t(texts.find)}</Button>
          </form>
        )}
        {(state === 'withdrawn' || state === 'sent') && (
          <LinkButton kind="secondary" to={urls.home()} className="self-start">
            {t(texts.backToShop)}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

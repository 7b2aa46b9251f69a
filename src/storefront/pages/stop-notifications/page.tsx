import { observedTexts } from '#features/observed/texts/answer.ts'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { Route } from './+types/page'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' }, // the address is the key; with none at all a plain form would be sent as from nowhere, and refused
]

/** Where the link of a mail leads: asks once, then says that it is done. */
export default function StopNotifications({ loaderData: { title, waiting } }: Route.ComponentProps) {
  const say = useWords()
  return (
    <div className="page-width py-10">
      <div className="mx-auto flex w-full max-w-(--container-form) flex-col gap-6">
        <h1 className="text-title">{title}</h1>
        <p className="text-soft">{say(waiting ? observedTexts.stopText : observedTexts.stoppedText)}</p>
        <div className="flex flex-wrap gap-3">
          {waiting && (
            <Form method="post">
              <Button>{say(observedTexts.stop)}</Button>
            </Form>
          )}
          <LinkButton kind="secondary" to={urls.home()}>
            {say(observedTexts.backToShop)}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { useHydrated } from '#kit/use-browser-state.ts'
import type { Message } from '#shared/text.ts'
import { passkeyTexts as texts } from '../../texts/passkeys.ts'
import { PresentPassword } from '../second-factor.tsx'
import type { PasskeyAnswer } from './passkey-requests.ts'

/** A passkey of the client; days as they are shown. */
export interface ShownPasskey {
  id: string
  name: string
  addedOn: string
  /** Null: never used. */
  usedOn: string | null
}

interface PasskeySectionProps {
  passkeys: ShownPasskey[]
  neededProof: 'none' | 'password' | 'sign-in'
  /** Why a passkey was not removed. */
  problem?: Message | undefined
  /** What has just been done. */
  done: 'added' | 'removed' | null
}

/** The client's passkeys, each with a button that removes it, and the form that adds one. */
export function PasskeySection({ passkeys, neededProof, problem, done }: PasskeySectionProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="passkeys" className="flex flex-col gap-5 border-t border-line pt-6">
      <h2 id="passkeys" className="text-heading">
        {t(texts.title)}
      </h2>
      {done && <Notice type="success">{t(done === 'added' ? texts.added : texts.removed)}</Notice>}
      <p>{t(texts.lead)}</p>
      {passkeys.length > 0 && (
        <Form method="post" className="flex flex-col gap-5" noValidate>
          <input type="hidden" name="step" value="remove-passkey" />
          <ul className="flex flex-col divide-y divide-line">
            {passkeys.map(({ id, name, addedOn, usedOn }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span className="flex min-w-0 flex-col">
                  <span className="font-semibold break-words">{name}</span>
                  <span className="text-small text-soft">
                    {t(texts.addedOn, { day: addedOn })} {usedOn && t(texts.usedOn, { day: usedOn })}
                  </span>
                </span>
                <Button kind="secondary" name="passkey" value={id} aria-label={t(texts.removeOne, { name })}>
                  {t(texts.remove)}
                </Button>
              </li>
            ))}
          </ul>
          {neededProof === 'password' && <PresentPassword problem={problem} />}
        </Form>
      )}
      <AddPasskey neededProof={neededProof} />
    </section>
  )
}

function AddPasskey({ neededProof }: Pick<PasskeySectionProps, 'neededProof'>) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  const [answer, setAnswer] = useState<PasskeyAnswer | null>(null)
  if (!isHydrated) return <p className="text-soft">{t(texts.needsScripts)}</p>
  if (neededProof === 'sign-in') return <p className="text-soft">{t(texts.signInAgain)}</p>
  const add = async (form: HTMLFormElement) => {
    const { addPasskey } = await import('./passkey-requests.ts')
    const added = await addPasskey(form).catch(() => null)
    if (added?.location) location.assign(added.location)
    else setAnswer(added ?? { message: { text: texts.failed } })
  }
  const { message, problem } = answer ?? {}
  return (
    <Form method="post" className="flex flex-col gap-5" noValidate send={add}>
      {message && <Notice type="error">{t(message.text, message.values)}</Notice>}
      <TextField name="name" label={t(texts.name)} hint={t(texts.nameHint)} maxLength={60} autoComplete="off" />
      {neededProof === 'password' && <PresentPassword problem={problem} />}
      <Button className="self-start">{t(texts.add)}</Button>
    </Form>
  )
}

import { useCallback, useEffect, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Message } from '#shared/text.ts'
import { passkeyTexts as texts } from '../../texts/passkeys.ts'

const loadRequests = () => import('./passkey-requests.ts')

/**
 * A button that signs in by a passkey, in browsers that know them. Where the browser can, it also offers passkeys in the field of the login,
 * whose `autoComplete` must end with 'webauthn'.
 */
export function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const t = useTranslate()
  const [isKnown, setKnown] = useState(false)
  const [problem, setProblem] = useState<Message>()
  const signIn = useCallback(
    async (autofill: boolean) => {
      const { signInWithPasskey } = await loadRequests()
      const answer = await signInWithPasskey(returnTo, autofill).catch(() => ({ message: { text: texts.failed } }))
      if (answer && 'location' in answer && answer.location) location.assign(answer.location)
      else if (answer?.message && !autofill) setProblem(answer.message)
    },
    [returnTo],
  )
  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return
    setKnown(true)
    let left = false
    PublicKeyCredential.isConditionalMediationAvailable?.().then((can) => {
      if (can && !left) void signIn(true)
    })
    return () => {
      left = true
      void loadRequests().then(({ stopAskingForPasskey }) => stopAskingForPasskey())
    }
  }, [signIn])
  if (!isKnown) return null
  return (
    <div className="flex flex-col gap-2">
      {problem && <Notice type="error">{t(problem.text, problem.values)}</Notice>}
      <Button type="button" kind="secondary" onClick={() => void signIn(false)}>
        {t(texts.signIn)}
      </Button>
      <p className="text-small text-soft">{t(texts.signInText)}</p>
    </div>
  )
}

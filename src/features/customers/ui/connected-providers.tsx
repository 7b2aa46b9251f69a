import { Button, buttonClass } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Message } from '#shared/text.ts'
import { providerTexts as texts } from '../texts/providers.ts'
import { PresentPassword } from './second-factor.tsx'

/** A service by which a client may sign in, and whether this one does. */
export interface ConnectedProvider {
  name: string
  issuer: string
  isConnected: boolean
  /** Null: the shop no longer offers it. */
  connectAddress: string | null
}

interface ConnectedProvidersProps {
  providers: ConnectedProvider[]
  /** What must be proved before one is disconnected. */
  neededProof: 'none' | 'password' | 'sign-in'
  problem?: Message | undefined
  disconnected: boolean
}

/** The services by which the client signs in, with buttons to connect and disconnect each; nothing where the shop offers none. */
export function ConnectedProviders({ providers, neededProof, problem, disconnected }: ConnectedProvidersProps) {
  const t = useTranslate()
  if (providers.length === 0) return null
  return (
    <section aria-labelledby="providers" className="flex flex-col gap-5 border-t border-line pt-6">
      <h2 id="providers" className="text-heading">
        {t(texts.sectionTitle)}
      </h2>
      {disconnected && <Notice type="success">{t(texts.disconnected)}</Notice>}
      <Form method="post" className="flex flex-col gap-5" noValidate>
        <input type="hidden" name="step" value="disconnect" />
        <ul className="flex flex-col divide-y divide-line">
          {providers.map((provider) => (
            <li key={provider.issuer} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span>
                <span className="font-semibold">{provider.name}</span>{' '}
                <span className="text-soft">{t(provider.isConnected ? texts.isConnected : texts.isNotConnected)}</span>
              </span>
              <ChangeConnection provider={provider} />
            </li>
          ))}
        </ul>
        {neededProof === 'password' && providers.some(({ isConnected }) => isConnected) && (
          <PresentPassword problem={problem} />
        )}
      </Form>
    </section>
  )
}

function ChangeConnection({
  provider: { name, issuer, isConnected, connectAddress },
}: {
  provider: ConnectedProvider
}) {
  const t = useTranslate()
  if (isConnected)
    return (
      <Button kind="secondary" name="issuer" value={issuer} aria-label={t(texts.disconnectFrom, { provider: name })}>
        {t(texts.disconnect)}
      </Button>
    )
  return (
    connectAddress && (
      <a href={connectAddress} className={buttonClass('secondary')} aria-label={t(texts.connectTo, { provider: name })}>
        {t(texts.connect)}
      </a>
    )
  )
}

import { Button, LinkButton } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { PasswordField } from '#kit/password-field.tsx'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { securityTexts, secondFactorTexts as texts } from '../texts/security.ts'

/** A code that a phone scans: a square of modules. */
export interface QrCode {
  /** Modules along a side, with the quiet margin. */
  size: number
  /** The dark modules, as the path of an SVG. */
  path: string
}

/** The app that is being set up. */
export interface NewAuthenticator {
  qr: QrCode
  /** otpauth://… */
  address: string
  /** Base32, in groups of four. */
  secret: string
}

interface OffProps {
  /** What must be proved before the factor is set up. */
  neededProof: 'none' | 'password' | 'sign-in'
  problem?: Message
}

/** The factor is off: a button that begins setting it up. */
export function SecondFactorOff({ neededProof, problem }: OffProps) {
  const t = useTranslate()
  return (
    <>
      <p>{t(texts.off)}</p>
      {neededProof === 'sign-in' ? (
        <p className="text-soft">{t(securityTexts.signInAgain)}</p>
      ) : (
        <Form method="post" className="flex flex-col gap-5" noValidate>
          <input type="hidden" name="step" value="begin" />
          {neededProof === 'password' && <PresentPassword problem={problem} />}
          <Button className="self-start">{t(texts.begin)}</Button>
        </Form>
      )}
    </>
  )
}

/** The field for the password of a client who has not signed in recently. */
export function PresentPassword({ problem }: { problem?: Message | undefined }) {
  const t = useTranslate()
  return (
    <PasswordField
      name="password"
      label={t(securityTexts.present)}
      hint={t(securityTexts.presentHint)}
      error={problem && t(problem.text, problem.values)}
      autoComplete="current-password"
      required
    />
  )
}

/** The QR code and the secret, and the field for the first code. */
export function SecondFactorSetUp({ app, problem }: { app: NewAuthenticator; problem?: Message }) {
  const t = useTranslate()
  return (
    <>
      <p>{t(texts.scan)}</p>
      <svg
        role="img"
        aria-label={t(texts.picture)}
        viewBox={`0 0 ${app.qr.size} ${app.qr.size}`}
        shapeRendering="crispEdges"
        className="size-56 rounded-panel border border-line bg-white forced-color-adjust-none"
      >
        <path d={app.qr.path} fill="#000" />
      </svg>
      <p>
        {t(texts.secret)} <code className="block font-mono text-body break-words select-all">{app.secret}</code>
      </p>
      <p className="text-soft desktop:hidden">
        {t(texts.open)}{' '}
        <a href={app.address} className="text-accent underline underline-offset-4">
          {t(texts.openLink)}
        </a>
      </p>
      <Form method="post" className="flex flex-col gap-5" noValidate>
        <input type="hidden" name="step" value="turn-on" />
        <CodeField name="code" problem={problem} />
        <Button className="self-start">{t(texts.turnOn)}</Button>
      </Form>
    </>
  )
}

function CodeField({ name, problem }: { name: string; problem?: Message }) {
  const t = useTranslate()
  return (
    <TextField
      name={name}
      label={t(texts.code)}
      hint={t(texts.codeHint)}
      error={problem && t(problem.text, problem.values)}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  )
}

/** The factor is on: how many backup codes are left, and the form that renews them or turns the factor off. */
export function SecondFactorOn({ codesLeft, problem }: { codesLeft: number; problem?: Message }) {
  const t = useTranslate()
  return (
    <>
      <p>
        {t(texts.on)} {t(texts.left, { count: codesLeft })}
      </p>
      <Form method="post" className="flex flex-col gap-5" noValidate>
        <PasswordField
          name="proof"
          label={t(texts.proof)}
          hint={t(texts.proofHint)}
          error={problem && t(problem.text, problem.values)}
          autoComplete="current-password"
          required
        />
        <p className="text-soft">{t(texts.newCodesLead)}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" name="step" value="new-codes">
            {t(texts.newCodes)}
          </Button>
          <Button kind="secondary" name="step" value="turn-off">
            {t(texts.turnOff)}
          </Button>
        </div>
      </Form>
    </>
  )
}

/** The codes, which are shown once. */
export function BackupCodes({ codes }: { codes: string[] }) {
  const t = useTranslate()
  return (
    <section
      aria-labelledby="backup-codes"
      className="flex flex-col gap-4 rounded-panel border border-line bg-raised p-5"
    >
      <h3 id="backup-codes" className="font-sans font-semibold">
        {t(texts.codesTitle)}
      </h3>
      <p>{t(texts.codesLead)}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-2 font-mono text-body">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <LinkButton to={urls.security()} className="self-start">
        {t(texts.codesSaved)}
      </LinkButton>
    </section>
  )
}

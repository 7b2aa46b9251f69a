import { useId, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { controlClass } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { useHydrated } from '#kit/use-browser-state.ts'
import { basketShareTexts } from '../texts/share.ts'

interface ShareLinkProps {
  address: string
  /** The last day on which it works, as text. */
  until: string
}

/** The address of a basket that the visitor has just shared: to copy by hand or with a button, or to share with the device's dialog. */
export function ShareLink({ address, until }: ShareLinkProps) {
  const t = useTranslate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const scripts = useHydrated()

  const copy = async () => {
    field.current?.select()
    await navigator.clipboard?.writeText(address).then(() => setCopied(true))
  }
  const send = () => void navigator.share({ title: t(basketShareTexts.title), url: address }).catch(() => {})
  return (
    <section className="flex flex-col gap-3 rounded-panel border border-line bg-raised p-5">
      <h2 className="text-heading">{t(basketShareTexts.ready)}</h2>
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex min-w-64 grow flex-col gap-1">
          <label htmlFor={id} className="font-semibold">
            {t(basketShareTexts.address)}
          </label>
          <input ref={field} id={id} readOnly value={address} className={controlClass} />
        </div>
        {scripts && (
          <Button type="button" kind="secondary" onClick={copy}>
            {t(basketShareTexts.copy)}
          </Button>
        )}
        {scripts && 'share' in navigator && (
          <Button type="button" kind="secondary" onClick={send}>
            {t(basketShareTexts.send)}
          </Button>
        )}
      </div>
      <p role="status" className="text-small font-semibold text-success empty:hidden">
        {copied && t(basketShareTexts.copied)}
      </p>
      <p className="text-small text-soft">{t(basketShareTexts.until, { day: until })}</p>
    </section>
  )
}

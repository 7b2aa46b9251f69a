import { useId, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { controlLook } from '#kit/field.tsx'
import { useHydrated } from '#kit/use-hydrated.ts'
import { useWords } from '#kit/words.tsx'
import { shareTexts } from '../texts/share.ts'

interface SharedAddressProps {
  address: string
  /** The last day on which it works, in words. */
  until: string
}

/** The address of a basket that the visitor has just shared: to be copied by hand, by a button, or sent by what the device offers. */
export function SharedAddress({ address, until }: SharedAddressProps) {
  const say = useWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const scripts = useHydrated()

  const copy = async () => {
    field.current?.select()
    await navigator.clipboard?.writeText(address).then(() => setCopied(true))
  }
  const send = () => void navigator.share({ title: say(shareTexts.title), url: address }).catch(() => {})
  return (
    <section className="flex flex-col gap-3 rounded-panel border border-line bg-raised p-5">
      <h2 className="text-heading">{say(shareTexts.ready)}</h2>
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex min-w-64 grow flex-col gap-1">
          <label htmlFor={id} className="font-semibold">
            {say(shareTexts.address)}
          </label>
          <input ref={field} id={id} readOnly value={address} className={controlLook} />
        </div>
        {scripts && (
          <Button type="button" kind="secondary" onClick={copy}>
            {say(shareTexts.copy)}
          </Button>
        )}
        {scripts && 'share' in navigator && (
          <Button type="button" kind="secondary" onClick={send}>
            {say(shareTexts.send)}
          </Button>
        )}
      </div>
      <p role="status" className="text-small font-semibold text-success empty:hidden">
        {copied && say(shareTexts.copied)}
      </p>
      <p className="text-small text-soft">{say(shareTexts.until, { day: until })}</p>
    </section>
  )
}

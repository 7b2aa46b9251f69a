import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import { basketPageTexts } from '../texts/page.ts'

/** Selects every line of its form, or none (A2.11); it follows when lines are selected one by one. Only where scripts run. */
export function ChooseAll() {
  const t = useTranslate()
  const own = useRef<HTMLInputElement>(null)
  const [all, setAll] = useState(false)

  useEffect(() => {
    const form = own.current?.form
    const follow = () => setAll(boxesOf(form).every(({ checked }) => checked))
    follow()
    form?.addEventListener('change', follow)
    return () => form?.removeEventListener('change', follow)
  }, [])

  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 noscript:hidden">
      <input
        ref={own}
        type="checkbox"
        checked={all}
        onChange={({ target }) => {
          for (const box of boxesOf(target.form)) box.checked = target.checked
          setAll(target.checked)
        }}
        className="size-5 accent-accent"
      />
      {t(all ? basketPageTexts.chooseNone : basketPageTexts.chooseAll)}
    </label>
  )
}

function boxesOf(form: HTMLFormElement | null | undefined): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[name=chosen]') ?? [])]
}

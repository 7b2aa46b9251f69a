import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { orderConsentTexts, leaveTexts as texts } from '../texts.ts'

/**
 * Asks a buyer who leaves an order that is not placed yet (B2.17, B4.12): links of the order itself (`data-step-link`) lead on without a
 * question, and take the browser's own warning away (B4.13). While the page is on its way to the next one nothing is asked.
 */
export function LeaveWarning() {
  const t = useTranslate()
  const [target, setTarget] = useState<string | null>(null)
  const forget = useRef(() => {})
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!isIdle) return
    const listeners = new AbortController()
    const warned = new AbortController()
    forget.current = () => warned.abort()
    const ask = (event: MouseEvent) => {
      const link = leavingLink(event)
      if (!link) return
      if (link.closest('[data-step-link]')) return forget.current()
      event.preventDefault()
      event.stopPropagation()
      setTarget(link.href)
    }
    document.addEventListener('click', ask, { capture: true, signal: listeners.signal })
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: warned.signal })
    return () => {
      listeners.abort()
      warned.abort()
    }
  }, [isIdle])
  if (target === null) return null
  const leave = () => {
    forget.current()
    location.assign(target)
  }
  return (
    <Dialog title={t(texts.title)} closeLabel={t(orderConsentTexts.close)} onClose={() => setTarget(null)}>
      <p>{t(texts.text)}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => setTarget(null)}>
          {t(texts.stop)}
        </Button>
        <Button type="button" kind="secondary" onClick={leave}>
          {t(texts.continue)}
        </Button>
      </div>
    </Dialog>
  )
}

/** The link that a click follows in this tab to another page; null for any other click. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey || link.target || link.download) return null
  const isHere = link.pathname === location.pathname && link.host === location.host
  return /^https?:$/.test(link.protocol) && !isHere ? link : null
}

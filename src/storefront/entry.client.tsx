import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { captureEarlyInputs, replayEarlyInputs } from './early-inputs.ts'
import { errorPageId, loadErrorPage } from './frame/late-error-page.tsx'

declare global {
  /** Of the wire contract, written into every page before anything else. */
  var app_shop: { vars: { request_uri: string } }
}

let isHydrated = false

// window listeners run in the order of registration: this one must come before React Router's
addEventListener('popstate', (event) => {
  if (isHydrated) globalThis.popStateInterceptor?.(event)
  else reloadOrGoOn(() => {})
})
// 'forward' right after 'back' ends the first transition between pages early, and React Router leaves its rejection unhandled
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault()
})
const start = () => reloadOrGoOn(() => startTransition(hydrate))
if (document.getElementById(errorPageId)) loadErrorPage().then(start, start)
else start()

/**
 * 'Back' before hydration changes the address but not the page, and React Router would hydrate the one as the other: then the page of the
 * new address is loaded. `request_uri` is the address at which the browser began to read this page (html-transforms.server.ts).
 */
function reloadOrGoOn(goOn: () => void): void {
  if (globalThis.app_shop.vars.request_uri === location.pathname + location.search) goOn()
  else location.reload()
}

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <AfterHydration>
        <HydratedRouter />
      </AfterHydration>
    </StrictMode>,
  )
}

function AfterHydration({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    isHydrated = true // the effects of React Router came first: it listens
    captureEarlyInputs()
  }, [])
  useEffect(replayEarlyInputs, [])
  useEffect(() => void loadErrorPage().catch(() => {}), [])
  return children
}

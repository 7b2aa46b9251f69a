import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { captureEarlyInputs, replayEarlyInputs } from './early-inputs.ts'

declare global {
  /** Of the wire contract, written into every page before anything else. */
  var app_shop: { vars: { request_uri: string } }
}

// window listeners run in the order of registration: this one must come before React Router's
addEventListener('popstate', (event) => globalThis.popStateInterceptor?.(event))

// 'Back' before hydration changes the address but not the page, and React Router would hydrate the one as the other.
// `request_uri` is the address at which the browser began to read the page (html-transforms.server.ts).
if (globalThis.app_shop.vars.request_uri === location.pathname + location.search) startTransition(hydrate)
else location.reload()

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
  useLayoutEffect(captureEarlyInputs, [])
  useEffect(replayEarlyInputs, [])
  return children
}

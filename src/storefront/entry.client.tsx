import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { captureEarlyInputs, replayEarlyInputs } from './early-inputs.ts'

// window listeners run in the order of registration: this one must come before React Router's
addEventListener('popstate', (event) => globalThis.popStateInterceptor?.(event))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AfterHydration>
        <HydratedRouter />
      </AfterHydration>
    </StrictMode>,
  )
})

function AfterHydration({ children }: { children: ReactNode }) {
  useLayoutEffect(captureEarlyInputs, [])
  useEffect(replayEarlyInputs, [])
  return children
}

import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { redoEarlyInputs, takeEarlyInputs } from './early-inputs.ts'

// browsers tell who listens at the window in the order of their coming: this is before React Router
addEventListener('popstate', (event) => globalThis.firstToHearOfBack?.(event))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Living>
        <HydratedRouter />
      </Living>
    </StrictMode>,
  )
})

function Living({ children }: { children: ReactNode }) {
  useLayoutEffect(takeEarlyInputs, [])
  useEffect(redoEarlyInputs, [])
  return children
}

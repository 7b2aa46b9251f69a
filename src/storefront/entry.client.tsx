import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// browsers tell who listens at the window in the order of their coming: this is before React Router
addEventListener('popstate', (event) => globalThis.firstToHearOfBack?.(event))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

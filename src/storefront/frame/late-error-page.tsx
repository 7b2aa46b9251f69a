import { type ComponentType, useEffect, useState } from 'react'
import { ServerHtml } from '#kit/static-html.tsx'
import type { ErrorPageProps } from './error-page.tsx'

type ErrorPage = ComponentType<ErrorPageProps>

let loaded: ErrorPage | null = null

/** Loads the error page, which few pages need and which must be there when the connection is lost: call it after hydration. */
export async function loadErrorPage(): Promise<ErrorPage> {
  loaded = (await import('./error-page.tsx')).default
  return loaded
}

/** On the server only: no page loads it before hydration. */
const ServerErrorPage = import.meta.env.SSR ? (await import('./error-page.tsx')).default : null

/** The id of the error page: a document with it is hydrated when the code is there, or what visitors type would get lost. */
export const errorPageId = 'error'

/** The error page; while the browser has not loaded its code, what the server rendered, or nothing. */
export function LateErrorPage(props: ErrorPageProps) {
  const [Loaded, setLoaded] = useState<ErrorPage | null>(() => loaded ?? ServerErrorPage)
  useEffect(() => {
    const show = () =>
      void loadErrorPage().then(
        (page) => setLoaded(() => page),
        () => {},
      )
    show()
    addEventListener('online', show)
    return () => removeEventListener('online', show)
  }, [])
  if (!Loaded) return <ServerHtml id={errorPageId} />
  return (
    <div key="rendered" id={errorPageId}>
      <Loaded {...props} />
    </div>
  )
}
